import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { NetworkSettings } from "#domain/network/settings/edit-network-settings.ts";
import { m } from "#messages/messages.js";
import { TextArea, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { SettingsForm } from "../../components/settings-form.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { LogoPanel } from "./logo-panel.tsx";

const getLabels = () => ({
  brand: m.desk_brand(),
  accent_light: m.desk_accent_light(),
  accent_dark: m.desk_accent_dark(),
  legal_notice: m.desk_legal_notice(),
  gtm_id: m.desk_gtm_id(),
  ga_id: m.desk_ga_id(),
  fb_pixel_id: m.desk_fb_pixel_id(),
});

const IDS = [
  ["gtm_id", "GTM-ABC1234"],
  ["ga_id", "G-ABC1234567"],
  ["fb_pixel_id", "1234567890"],
] as const;

/** The brand, colors, legal notice and tag ids of the whole network, then its logo. */
export function NetworkSettingsPanel() {
  const id = useId();
  const { response, error } = useDeskQuery<NetworkSettings>("/network-settings");
  return (
    <>
      <section aria-labelledby={id} className="mt-10 border-t border-rule pt-8">
        <h2 id={id} className="mb-2 text-2xl">
          {m.desk_network_settings()}
        </h2>
        <p className="mb-4 max-w-prose text-ink-soft">{m.desk_network_settings_lead()}</p>
        {error && <Notice tone="wrong">{error}</Notice>}
        {response && <SettingsFields initial={response} />}
      </section>
      {response && <LogoPanel initial={response.logo} />}
    </>
  );
}

function SettingsFields({ initial }: { initial: NetworkSettings }) {
  const labels = getLabels();
  return (
    <SettingsForm path="/network-settings" initial={initial} labels={labels} submit={m.desk_network_settings_save()}>
      {({ default_brand, overridden }) => (
        <>
          <TextField source="brand" label={labels.brand} hint={m.desk_brand_hint({ brand: default_brand })} />
          <ColorField name="accent_light" label={labels.accent_light} />
          <ColorField name="accent_dark" label={labels.accent_dark} />
          <TextArea source="legal_notice" label={labels.legal_notice} hint={m.desk_legal_notice_hint()} lines={4} />
          {IDS.map(([name, example]) => (
            <TextField
              key={name}
              source={name}
              label={labels[name]}
              hint={overridden.includes(name) ? m.desk_tag_id_overridden() : m.desk_tag_id_hint({ example })}
            />
          ))}
        </>
      )}
    </SettingsForm>
  );
}

/** A color as text, with a sample of it. */
function ColorField({ name, label }: { name: "accent_light" | "accent_dark"; label: string }) {
  const color = useWatch({ name }) as string | null | undefined;
  return (
    <div className="flex max-w-xl items-start gap-3">
      <div className="grow">
        <TextField source={name} label={label} hint={m.desk_accent_hint()} />
      </div>
      <span
        aria-hidden="true"
        className="mt-8 size-8 shrink-0 border border-rule-strong"
        style={{ backgroundColor: /^#[0-9a-f]{6}$/i.test(color ?? "") ? (color ?? "") : "transparent" }}
      />
    </div>
  );
}
