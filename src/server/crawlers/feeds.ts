import { listBlogPosts } from "#domain/content/blog/list-blog-posts.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { escapeXml, renderXmlElement } from "#lib/xml.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";

const MAX_FEED_ITEMS = 50;

interface FeedItem {
  url: string;
  title: string;
  text: string;
  tags: string[];
  author: string | null;
  published_at: Date;
  changed_at: Date;
}

export interface Feed {
  /** `listings` or `blog`, as in the feed's URL. */
  name: string;
  title: string;
  /** The page that shows the same content. */
  page: string;
  items: FeedItem[];
}

/** The network's feeds, newest first; listings include only public data. */
export const FEEDS: Record<string, (context: Context) => Promise<Feed>> = {
  async listings(context) {
    const { listings } = await searchListings(context, { ...NO_FILTERS, per_page: MAX_FEED_ITEMS });
    return {
      name: "listings",
      title: m.feed_listings(),
      page: getPagePath("search"),
      items: listings.map((listing) => ({
        url: listing.url,
        title: `${listing.name}, ${listing.location}`,
        text: listing.description,
        tags: [listing.category, listing.subcategory ?? ""].filter(Boolean),
        author: null,
        published_at: new Date(listing.listed_at),
        changed_at: new Date(listing.updated_at),
      })),
    };
  },
  async blog(context) {
    const { data } = await listBlogPosts(context, { per_page: MAX_FEED_ITEMS });
    return {
      name: "blog",
      title: m.blog(),
      page: getPagePath("blog"),
      items: data.map((post) => ({
        url: `${toHomeUrl(context.network, context.locale)}${getPagePath("blogPost", post.slug)}`,
        title: post.heading,
        text: post.lead || post.description,
        tags: [],
        author: post.author?.name ?? null,
        published_at: post.published_at,
        changed_at: post.updated_at,
      })),
    };
  },
};

/** Renders RSS 2.0. */
export function renderRss({ name, title, page, items }: Feed, { network, locale }: Context): string {
  const { brand, origin } = network;
  const self = `${origin}/feeds/${name}.xml`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
    renderXmlElement("title", `${title} | ${brand}`),
    renderXmlElement("link", toHomeUrl(network, locale) + page),
    renderXmlElement("description", title),
    renderXmlElement("language", locale),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>\n`,
    ...items.map(renderRssItem),
    "</channel></rss>\n",
  ].join("");
}

function renderRssItem({ url, title, text, tags, author, published_at }: FeedItem): string {
  return [
    "<item>",
    renderXmlElement("title", title),
    renderXmlElement("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    renderXmlElement("pubDate", published_at.toUTCString()),
    renderXmlElement("dc:creator", author),
    ...tags.map((tag) => renderXmlElement("category", tag)),
    renderXmlElement("description", text),
    "</item>\n",
  ].join("");
}

/** Renders JSON Feed 1.1 (jsonfeed.org). */
export function renderJsonFeed({ name, title, page, items }: Feed, { network, locale }: Context) {
  const { brand, origin } = network;
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `${title} | ${brand}`,
    home_page_url: toHomeUrl(network, locale) + page,
    feed_url: `${origin}/feeds/${name}.json`,
    icon: `${origin}/icons/icon-512.png`,
    language: locale,
    items: items.map(({ url, title: name, text, tags, author, published_at, changed_at }) => ({
      id: url,
      url,
      title: name,
      content_text: text,
      date_published: published_at.toISOString(),
      date_modified: changed_at.toISOString(),
      ...(tags.length > 0 && { tags }),
      ...(author && { authors: [{ name: author }] }),
    })),
  };
}
