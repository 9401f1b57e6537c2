import { m } from "#messages/messages.js";
import { TextField } from "./fields.tsx";
import { StepPanel } from "./step-panel.tsx";

interface SlugPanelProps {
  /** The call's path, without `/slug`. */
  resource: string;
  slug: string;
  version: string;
  /** The current path of the pages. */
  path: string;
}

/** Changes the web address of an office or agent; the old one redirects. */
export function SlugPanel({ resource, slug, version, path }: SlugPanelProps) {
  return (
    <StepPanel
      title={m.web_address()}
      lead={m.desk_web_address_lead({ path })}
      method="PUT"
      path={`${resource}/slug`}
      version={version}
      defaults={{ slug }}
      submit={m.desk_web_address_change()}
      done={m.desk_web_address_changed()}
    >
      <TextField source="slug" label={m.desk_web_address_new()} hint={m.desk_web_address_hint()} required />
    </StepPanel>
  );
}
