/** Email colors, light and dark. Styles are inline because many mail programs ignore style sheets. */
export const LIGHT = {
  paper: "#faf6ef",
  sheet: "#fffdf9",
  ink: "#1f2430",
  soft: "#5c6170",
  line: "#e4dccd",
  wash: "#f3ede1",
  accent: "#1d5c4d",
  on_accent: "#ffffff",
} as const;

const DARK: Record<keyof typeof LIGHT, string> = {
  paper: "#14171d",
  sheet: "#1c2129",
  ink: "#ece7dd",
  soft: "#a8aab3",
  line: "#363d49",
  wash: "#252b35",
  accent: "#7fc8b0",
  on_accent: "#0f1d19",
};

export const SERIF = 'Newsreader, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
export const SANS = '"Source Sans 3", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** For mail programs that support style sheets: the dark scheme and tighter spacing on phones. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${DARK.paper} !important; }
  .sheet {
    background-color: ${DARK.sheet} !important;
    border-color: ${DARK.accent} ${DARK.line} ${DARK.line} !important;
  }
  .wash { background-color: ${DARK.wash} !important; border-color: ${DARK.accent} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .line { border-color: ${DARK.line} !important; }
  .accent { color: ${DARK.accent} !important; }
  .logo { background-color: #ffffff !important; padding: 6px 8px !important; border-radius: 3px !important; }
  .button { background-color: ${DARK.accent} !important; color: ${DARK.on_accent} !important; }
}
@media (max-width: 480px) {
  .sheet-inner { padding: 24px 20px 12px !important; }
  .title { font-size: 26px !important; }
  .fact-label, .fact-value { display: block !important; width: auto !important; padding-right: 0 !important; }
  .fact-label { border-bottom: 0 !important; padding-bottom: 0 !important; }
  .fact-value { padding-top: 0 !important; }
  .card-inner { padding: 16px 18px 4px !important; }
  .card-picture { display: block !important; width: auto !important; padding: 0 !important; }
  .card-picture + .card-inner { display: block !important; }
  .card-fact { display: block !important; padding: 0 0 2px !important; }
  .card-label, .card-value { display: inline !important; }
  .card-label { padding-right: 8px !important; }
}
`;
