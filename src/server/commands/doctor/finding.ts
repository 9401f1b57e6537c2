/** What a check found out, and for a problem or a warning what to do about it. */
export interface Finding {
  status: "ok" | "warning" | "problem";
  text: string;
}

export const ok = (text: string): Finding => ({ status: "ok", text });
export const warn = (text: string): Finding => ({ status: "warning", text });
export const fail = (text: string): Finding => ({ status: "problem", text });
