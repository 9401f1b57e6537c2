/** After this time, the form is sent even without an answer. The server accepts it. */
const MAX_WAIT_MS = 2_000;

/** Delay before retrying after a failure. */
const RETRY_DELAY_MS = 30_000;

interface State {
  pending: Promise<void> | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const states = new WeakMap<HTMLFormElement, State>();

function getState(form: HTMLFormElement): State {
  const state = states.get(form) ?? { pending: null, expiresAt: 0 };
  states.set(form, state);
  return state;
}

/** Solves a form's challenge while the visitor fills it in, unless a valid answer exists or is on its way. */
export function startChallenge(form: HTMLFormElement): void {
  const purpose = form.dataset.challenge;
  const state = getState(form);
  if (!purpose || state.pending || Date.now() < state.expiresAt) return;
  setAnswer(form, "");
  state.pending = solve(form, purpose, state);
}

/** Waits a moment for the answer of a form that is being sent. */
export async function waitForChallenge(form: HTMLFormElement): Promise<void> {
  startChallenge(form);
  const { pending } = getState(form);
  if (pending) await Promise.race([pending, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** Solves another challenge, because a rejected form has used up its answer. */
export function renewChallenge(form: HTMLFormElement): void {
  getState(form).expiresAt = 0;
  startChallenge(form);
}

async function solve(form: HTMLFormElement, purpose: string, state: State): Promise<void> {
  try {
    const { answerChallenge } = await import("../../browser/answer-challenge.ts");
    const { value, expiresAt } = await answerChallenge(purpose);
    setAnswer(form, value);
    state.expiresAt = expiresAt;
  } catch {
    state.expiresAt = Date.now() + RETRY_DELAY_MS;
  }
  state.pending = null;
}

function setAnswer(form: HTMLFormElement, answer: string): void {
  const field = form.elements.namedItem("challenge");
  if (field instanceof HTMLInputElement) field.value = answer;
}
