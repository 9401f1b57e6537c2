/** The result of a check. For a problem or a warning, it says what to do. */
export interface Finding {
  status: "ok" | "warning" | "problem";
  text: string;
}

export const ok = (text: string): Finding => ({ status: "ok", text });
export const warn = (text: string): Finding => ({ status: "warning", text });
export const fail = (text: string): Finding => ({ status: "problem", text });
