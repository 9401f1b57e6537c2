import { m } from "#messages/messages.js";
import { Facts } from "../content/facts.tsx";
import { FormPanel } from "../content/form-panel.tsx";
import { ContactStep, NextStep } from "../content/next-step.tsx";
import { PostList } from "../content/post-list.tsx";
import { Prose } from "../content/prose.tsx";
import { Questions } from "../content/questions.tsx";
import { Sources } from "../content/sources.tsx";
import { Steps } from "../content/steps.tsx";
import { ReviewList, Stars } from "../offices/reviews.tsx";
import { AgentList } from "../people/agent-card.tsx";
import { OpeningHours } from "../people/opening-hours.tsx";
import { PhoneLink } from "../people/phone-link.tsx";
import { Testimonials } from "../sellers/testimonials.tsx";
import { SectionHead } from "../site/section-head.tsx";
import { ShareButtons } from "../site/share-buttons.tsx";
import type { States } from "./samples.tsx";

const AGENT = { slug: "marisol-etcheverry", name: "Marisol Etcheverry", role: null, about: null, phone: null };
const NUMBER = "(813) 555-0110";
const WEEK = [
  { day: 1, opens: "09:00", closes: "17:00", closed: false },
  { day: 6, opens: "00:00", closes: "00:00", closed: true },
];
const HOLIDAY = { first_date: "2026-12-25", last_date: "2026-12-26", opens: null, closes: null, label: null };
const POST = {
  slug: "the-first-ninety-days",
  locale: "en-US" as const,
  author: { name: AGENT.name, slug: AGENT.slug },
  reading_minutes: 4,
  published_at: new Date("2026-05-04T00:00:00Z"),
};
const REVIEW = { author: AGENT.name, rating: 5, created_at: "2026-05-04T00:00:00Z", reply: null, verified: false };
const QUOTE = {
  author: AGENT.name,
  verified: true,
  office: "Tampa Bay office",
  office_slug: "tampa-bay",
  region_slug: "florida",
};

/** Texts, people and figures. `picture` is a path of a portrait, `home` the home page's in the reader's language. */
export function createContentSamples(picture: string | null, home: string): Record<string, States> {
  const text = m.next_talk_text();
  const html = `<p>${text} <a href="${home}">${m.home()}</a></p><ul><li>${text}</li></ul><blockquote><p>${text}</p></blockquote>`;
  const agent = { ...AGENT, extension: null, image: null };
  const detailed = { ...agent, role: m.our_team(), about: text, phone: NUMBER, extension: "12", image: picture };
  return {
    SectionHead: {
      "without a link": <SectionHead title={m.search_title()} />,
      "with a link": <SectionHead title={m.search_title()} href="/" more={m.home()} />,
    },
    Prose: { text: <Prose html={html} /> },
    Facts: {
      two: (
        <Facts
          facts={[
            [m.offices(), 1_284],
            [m.agents(), 9],
          ]}
        />
      ),
    },
    Steps: { titled: <Steps title={m.thank_you_title()} steps={[1, 2].map((n) => ({ heading: `${n}`, text }))} /> },
    Questions: { closed: <Questions questions={[{ question: m.next_talk_title(), answer: html }]} /> },
    Sources: { listed: <Sources sources={[text, m.next_talk_title()]} /> },
    NextStep: { "without a text": <NextStep heading={text} text="" button={m.home()} link="/" /> },
    ContactStep: { default: <ContactStep /> },
    FormPanel: {
      full: (
        <FormPanel
          content={{ more: { form_heading: m.thank_you_title(), form_lead: text }, lists: { assurance: [text] } }}
        >
          <p>{text}</p>
        </FormPanel>
      ),
    },
    PostList: { "by an agent": <PostList posts={[{ ...POST, heading: m.next_talk_title(), lead: text }]} /> },
    AgentList: { "with and without a portrait": <AgentList agents={[detailed, { ...agent, slug: "grant-okafor" }]} /> },
    PhoneLink: {
      plain: <PhoneLink number={NUMBER} />,
      "with an extension": <PhoneLink number={NUMBER} extension="12" />,
    },
    OpeningHours: {
      "with an exception": (
        <OpeningHours hours={WEEK} exceptions={[HOLIDAY]} time_zone="America/New_York" message={text} />
      ),
      "message only": <OpeningHours hours={[]} exceptions={[]} time_zone="America/New_York" message={text} />,
    },
    ReviewList: {
      "verified, with a reply": (
        <ReviewList reviews={[{ ...REVIEW, text, reply: text, verified: true }]} office={AGENT.name} />
      ),
      plain: <ReviewList reviews={[{ ...REVIEW, text, rating: 3 }]} office={AGENT.name} />,
    },
    Testimonials: { verified: <Testimonials quotes={[{ ...QUOTE, text }]} /> },
    Stars: { half: <Stars rating={4.5} /> },
    ShareButtons: { all: <ShareButtons /> },
  };
}
