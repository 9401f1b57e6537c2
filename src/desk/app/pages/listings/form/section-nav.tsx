import type { MouseEvent } from "react";
import { useFormState } from "react-hook-form";
import { m } from "#messages/messages.js";
import { getModified } from "../../../components/shortcut-list.tsx";
import { getSectionId, SECTIONS } from "./listing-fields.tsx";

/** Links to the sections of the form, and a second Save button, so that neither is far away. */
export function SectionNav() {
  const { isSubmitting } = useFormState();
  const links = [
    ...SECTIONS.map(({ section, title }) => [getSectionId(section), title()] as const),
    ["questions", m.edit_questions()] as const,
    ["photos", m.photos()] as const,
  ];
  return (
    <nav
      aria-label={m.edit_sections()}
      className="z-10 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-paper py-2 lg:sticky lg:top-0"
    >
      {links.map(([id, title]) => (
        <a key={id} href={`#${id}`} className="link inline-block min-h-6 whitespace-nowrap" onClick={goToSection}>
          {title}
        </a>
      ))}
      <button type="submit" className="button button-quiet ml-auto" disabled={isSubmitting}>
        {m.save()} <kbd className="text-sm text-ink-soft max-sm:hidden">{getModified("S")}</kbd>
      </button>
    </nav>
  );
}

/** Opens and focuses a section without leaving the page, which would ask about unsaved changes. */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (section instanceof HTMLDetailsElement) section.open = true;
  section?.scrollIntoView();
  (section?.querySelector("summary") ?? section)?.focus({ preventScroll: true });
}
