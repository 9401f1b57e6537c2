import type { ReactNode } from "react";
import { FieldIdPrefix } from "../forms/field.tsx";

/** The states of a component, each under its name. */
export type States = Readonly<Record<string, ReactNode>>;

/** Components by name, each in all of its states. Names are code, so they aren't translated. */
export function Samples({ of: components }: { of: Readonly<Record<string, States>> }) {
  return Object.entries(components).map(([component, states]) => (
    <section key={component} className="border-t border-rule pt-8" data-component={component}>
      <h2 className="text-2xl">{component}</h2>
      {Object.entries(states).map(([state, sample]) => (
        <div key={state} className="mt-6" data-state={state}>
          <p className="kicker mb-2">{state}</p>
          <FieldIdPrefix value={`${component}-${state}-`.replaceAll(" ", "-")}>{sample}</FieldIdPrefix>
        </div>
      ))}
    </section>
  ));
}
