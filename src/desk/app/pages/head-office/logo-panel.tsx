import { useNotify } from "ra-core";
import { useId, useState } from "react";
import type { Logo, LogoImage, Scheme } from "#domain/network/logo/logo.ts";
import type { LogoChange } from "#domain/network/settings/change-logo.ts";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";
import { FileUpload, useUploads } from "../listings/parts/file-upload.tsx";

/** Uploads, replaces and removes the network's logo for light and dark pages. The site shows the change immediately. */
export function LogoPanel({ initial }: { initial: Logo | null }) {
  const id = useId();
  const notify = useNotify();
  const [logo, setLogo] = useState(initial);
  const show = (text: string, change: LogoChange): void => {
    setLogo(change.logo);
    notify(text);
  };
  return (
    <section aria-labelledby={id} className="mt-10 max-w-xl border-t border-rule pt-8">
      <h2 id={id} className="mb-2 text-2xl">
        {m.desk_logo()}
      </h2>
      <p className="mb-4 text-ink-soft">{m.desk_logo_lead()}</p>
      <SchemeLogo scheme="light" image={logo} onChange={show} />
      {logo && <SchemeLogo scheme="dark" image={logo.dark} onChange={show} />}
    </section>
  );
}

interface SchemeLogoProps {
  scheme: Scheme;
  image: LogoImage | null;
  onChange(text: string, change: LogoChange): void;
}

const getTexts = () => ({
  light: {
    title: m.desk_logo_light(),
    add: m.desk_logo_add(),
    replace: m.desk_logo_replace(),
    remove: m.desk_logo_remove(),
    hint: m.desk_logo_hint(),
  },
  dark: {
    title: m.desk_logo_dark(),
    add: m.desk_logo_add_dark(),
    replace: m.desk_logo_replace_dark(),
    remove: m.desk_logo_remove_dark(),
    hint: m.desk_logo_dark_hint(),
  },
});

/** The header's background in each scheme, as in `web/styles/theme.css`. */
const BACKGROUNDS: Record<Scheme, string> = { light: "#fffdf9", dark: "#1b1f26" };

function SchemeLogo({ scheme, image, onChange }: SchemeLogoProps) {
  const path = `/network-settings/logo/${scheme}`;
  const texts = getTexts()[scheme];
  const { upload, send, notifyOnError } = useUploads<LogoChange>(
    ({ type }) => [path, type],
    (change) => onChange(m.desk_logo_added(), change),
  );
  const remove = async (): Promise<void> => onChange(m.desk_logo_removed(), await call<LogoChange>(path, "DELETE"));
  return (
    <div className="mb-6">
      <h3 className="mb-2 font-semibold">{texts.title}</h3>
      {image && (
        <div className="inline-block border border-rule p-4" style={{ backgroundColor: BACKGROUNDS[scheme] }}>
          <img src={image.path} alt="" width={image.width} height={image.height} className="h-11 w-auto max-w-60" />
        </div>
      )}
      <FileUpload
        label={image ? texts.replace : texts.add}
        hint={texts.hint}
        accept="image/png,image/webp,image/jpeg"
        upload={upload}
        isSingle
        onFiles={send}
      />
      {image && (
        <p className="mt-3">
          <button type="button" className="button button-quiet" onClick={() => notifyOnError(remove())}>
            {texts.remove}
          </button>
        </p>
      )}
    </div>
  );
}
