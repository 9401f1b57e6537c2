declare module "saxen" {
  type Decode = (text: string) => string;

  /** The part of the parser that is used here; it calls back while it parses. */
  export class Parser {
    on(
      event: "openTag",
      handle: (name: string, getAttributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: "closeTag" | "cdata", handle: (text: string) => void): this;
    on(event: "text", handle: (text: string, decode: Decode) => void): this;
    on(event: "error", handle: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
