import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { MapFacts } from "#integrations/maps/country-map.ts";
import type { Point } from "#lib/distance.ts";
import { m } from "#messages/messages.js";
import { TextField } from "../../../components/fields.tsx";
import { getOfficeLabels } from "../office-labels.ts";
import { PositionMap } from "./position-map.tsx";
import { useOfficePlace } from "./use-office-place.ts";

type Typed = string | number | null | undefined;

const ADDRESS = ["postal_code", "locality", "region_slug"] as const;
const PIN = ["latitude", "longitude"] as const;

/** Where the office is: the pin follows the address until someone moves it, by hand or with the fields below. */
export function PositionFields({ isNew }: { isNew: boolean }) {
  const labels = getOfficeLabels();
  const facts = useMapFacts();
  const [postal_code, locality, region_slug] = (useWatch({ name: [...ADDRESS] }) as Typed[]).map((value) =>
    String(value ?? ""),
  );
  const pin = toPoint(useWatch({ name: [...PIN] }) as Typed[]);
  const { located, problem } = useOfficePlace({ postal_code, locality, region_slug, ...pin });
  const setPin = usePin(located?.place ?? null, JSON.stringify([postal_code, locality, region_slug]));
  const place = located?.place;
  const isElsewhere = place && pin && !isSamePoint(pin, place);
  return (
    <fieldset className="mb-5 max-w-xl">
      <legend className="font-semibold">{m.desk_office_position()}</legend>
      <p className="mb-3 text-ink-soft">
        {m.desk_office_position_hint()} {pin && <OutsideMapLink pin={pin} />}
      </p>
      {problem && (
        <p role="status" className="mb-3 font-semibold text-signal">
          {problem}
        </p>
      )}
      {facts && pin && (
        <PositionMap facts={facts} region={region_slug} pin={pin} nearby={located?.nearby ?? []} onMove={setPin} />
      )}
      {isElsewhere && (
        <p className="mb-3">
          <button type="button" className="button button-quiet" onClick={() => setPin(place)}>
            {m.desk_office_pin_to({ place: place.name })}
          </button>
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField source="latitude" label={labels.latitude} inputMode="decimal" required={!isNew} />
        <TextField source="longitude" label={labels.longitude} inputMode="decimal" required={!isNew} />
        <TextField source="alternate_latitude" label={labels.alternate_latitude} inputMode="decimal" />
        <TextField source="alternate_longitude" label={labels.alternate_longitude} inputMode="decimal" />
      </div>
    </fieldset>
  );
}

/** Opens an outside map, because the drawn map shows no streets. */
function OutsideMapLink({ pin: { latitude, longitude } }: { pin: Point }) {
  const query = encodeURIComponent(`${latitude},${longitude}`);
  return (
    <a
      className="link"
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {m.desk_office_position_show()}
    </a>
  );
}

/** Moves the pin to each new address, unless someone has moved it. Returns a function that moves the pin. */
function usePin(place: Point | null, address: string): (pin: Point) => void {
  const { getValues, setValue } = useFormContext();
  const first = useRef({ address, pin: toPoint(getValues([...PIN])) });
  const found = useRef<Point | null>(null);
  const setPin = ({ latitude, longitude }: Point): void => {
    setValue("latitude", latitude, { shouldDirty: true });
    setValue("longitude", longitude, { shouldDirty: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the pin.
  useEffect(() => {
    if (!place || address === first.current.address) return;
    const pin = toPoint(getValues([...PIN]));
    const isMovedByHand = pin && ![found.current, first.current.pin].some((other) => other && isSamePoint(pin, other));
    found.current = place;
    if (!isMovedByHand) setPin(place);
  }, [place?.latitude, place?.longitude]);
  return setPin;
}

/** The coordinates as typed, with a point or a comma; undefined unless both are numbers. */
function toPoint([latitude, longitude]: readonly Typed[]): Point | undefined {
  const [north, east] = [latitude, longitude].map((typed) => {
    const text = String(typed ?? "")
      .trim()
      .replace(",", ".");
    return text === "" ? Number.NaN : Number(text);
  });
  const isPoint = Math.abs(north ?? Number.NaN) <= 90 && Math.abs(east ?? Number.NaN) <= 180;
  return isPoint ? { latitude: Number(north), longitude: Number(east) } : undefined;
}

const isSamePoint = (a: Point, b: Point): boolean => a.latitude === b.latitude && a.longitude === b.longitude;

/** Loads the data that places a pin on the map; null until loaded, and for an edition without a map. */
function useMapFacts(): MapFacts | null {
  const [facts, setFacts] = useState<MapFacts | null>(null);
  useEffect(() => {
    fetch("/maps/country.json")
      .then((response) => (response.ok ? response.json() : null))
      .then(setFacts)
      .catch(() => setFacts(null));
  }, []);
  return facts;
}
