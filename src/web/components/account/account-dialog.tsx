import {
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { passwordReset } from "#editions/contract-messages.ts";
import { getAgentVersion } from "#guards/shared-paths.ts";
import { m } from "#messages/messages.js";
import type { DialogKind, OpenDialog } from "../../browser/dialogs.ts";
import { onFormSent } from "../../browser/http/form-sent.ts";
import { stripPrefix } from "../../browser/page-info.ts";
import type { SignInResponse } from "../../browser/user-info/session.ts";
import { getPagePath } from "../../site-map.ts";
import { FieldIdPrefix } from "../forms/field.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import { PageLink, useLocalizeHref } from "../site/page-link.tsx";
import { LoginForm } from "./login-form.tsx";
import { Notice } from "./notice.tsx";

const loadForgot = () => import("./forgot-form.tsx");
const ForgotForm = lazy(async () => ({ default: (await loadForgot()).ForgotForm }));
const LinkSent = lazy(async () => ({ default: (await loadForgot()).LinkSent }));
const RegistrationForm = lazy(async () => ({
  default: (await import("./registration-form.tsx")).RegistrationForm,
}));
const ResetForm = lazy(async () => ({ default: (await import("./reset-form.tsx")).ResetForm }));
const SecondFactorStep = lazy(() => import("./second-factor-step.tsx"));

interface AccountDialogProps {
  request: OpenDialog;
  /** The path of the page behind the dialog, without the language prefix; in the browser, from the address bar. */
  pathname?: string;
  /** Where the form posts without script. */
  action?: string;
  /** The page to open after signing in, in case the form is sent before the dialog's script is ready. */
  next?: string;
  rejected?: Rejected | undefined;
  /** Whether the server renders the dialog open, so that it works without script. */
  isServerRendered?: boolean;
  onClose(isDone: boolean): void;
}

const TITLES: Record<DialogKind, () => string> = {
  login: m.sign_in,
  registration: m.register_as_buyer,
  forgot: m.forgot_password,
  reset: m.choose_new_password,
  code: m.factor_code_title,
};

const REGISTRATION = getPagePath("buyerRegistration");

/** Values typed into a dialog that was closed, except passwords. They last until the page unloads. */
const typedValues: Record<string, string> = {};

/** Sign-in, registration and password reset in one dialog that switches between them. */
export function AccountDialog({
  request,
  pathname = stripPrefix(),
  action = "/?login=1",
  next,
  rejected,
  isServerRendered,
  onClose,
}: AccountDialogProps) {
  const [kind, setKind] = useState(request.kind);
  const [notice, setNotice] = useState("");
  const [isLinkSent, setLinkSent] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  const title = useId();
  const registration = getAgentVersion(REGISTRATION, pathname) ?? REGISTRATION;
  useModal(dialog, kind);

  const onSignedIn = async ({ token, user }: SignInResponse): Promise<void> => {
    setNotice("");
    if (!user) return setKind("code");
    const { saveSignedIn } = await import("../../browser/user-info/session.ts");
    await saveSignedIn({ token, user });
    isDone.current = true;
    dialog.current?.close();
  };
  const wasReset = useRef(false);
  const onReset = (): void => {
    setNotice(passwordReset());
    setKind("login");
    wasReset.current = true;
    // The emailed link has been used. At this address, the page behind the dialog says so.
    history.replaceState(null, "", `${location.pathname}?about=done`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read refs and set state only.
  useEffect(
    () =>
      onFormSent(dialog.current, {
        "/api/login": (data) => void onSignedIn(data as SignInResponse),
        "/api/login/second-factor": (data) => void onSignedIn(data as SignInResponse),
        "/api/register": (data) => void onSignedIn(data as SignInResponse),
        "/api/forgot-password": () => setLinkSent(true),
        "/api/reset-password": onReset,
      }),
    [],
  );
  const onDialogClose = (): void => {
    onClose(isDone.current);
    if (wasReset.current && !isDone.current) location.reload();
  };
  const switchTo =
    (next: DialogKind) =>
    (event: MouseEvent): void => {
      event.preventDefault();
      setNotice("");
      setKind(next);
    };

  const localizeHref = useLocalizeHref();
  return (
    <dialog
      ref={dialog}
      open={isServerRendered}
      aria-labelledby={title}
      className="dialog"
      onClose={onDialogClose}
      onInput={({ target }) => storeTyped(target as HTMLInputElement)}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={title} className="text-3xl">
          {TITLES[kind]()}
        </h2>
        {/* Closes the dialog without script, too. */}
        <form method="dialog" action={localizeHref("/")}>
          <button type="submit" className="button button-quiet min-w-11 border-transparent px-2" aria-label={m.close()}>
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" className="fill-none stroke-current" strokeWidth="2" />
            </svg>
          </button>
        </form>
      </div>
      <div className="mt-5 space-y-5">
        {(kind === "login" || kind === "registration") && <p className="text-ink-soft">{m.account_gives()}</p>}
        {kind === "registration" && (
          <p>
            <DialogLink href="/?login=1" onClick={switchTo("login")} label={m.account_have()} />
          </p>
        )}
        {notice && <Notice takesFocus={false}>{notice}</Notice>}
        <FieldIdPrefix value={title}>
          {kind === "login" && <LoginForm action={action} rejected={rejected} typed={typedValues} next={next} />}
          {kind === "code" && (
            <LazyForm dialog={dialog}>
              <SecondFactorStep next={next} />
            </LazyForm>
          )}
          {kind === "registration" && (
            <LazyForm dialog={dialog}>
              <RegistrationForm action={registration} typed={typedValues} />
            </LazyForm>
          )}
          {kind === "forgot" && (
            <LazyForm dialog={dialog}>
              {isLinkSent ? (
                <LinkSent />
              ) : (
                <ForgotForm action={getPagePath("resetPassword")} typed={typedValues} isInDialog />
              )}
            </LazyForm>
          )}
          {kind === "reset" && request.link && (
            <LazyForm dialog={dialog}>
              <ResetForm action={action} rejected={rejected} link={request.link} isInDialog />
            </LazyForm>
          )}
        </FieldIdPrefix>
        {kind !== "registration" && <OtherForms kind={kind} registration={registration} onSwitch={switchTo} />}
      </div>
    </dialog>
  );
}

interface OtherFormsProps {
  kind: DialogKind;
  /** The registration page's path. */
  registration: string;
  onSwitch(next: DialogKind): (event: MouseEvent) => void;
}

/** Links to the other forms. Without script they are pages of their own. The registration has its only link above. */
function OtherForms({ kind, registration, onSwitch: switchTo }: OtherFormsProps) {
  const renderLink = (next: DialogKind, href: string, label: string): ReactNode => (
    <DialogLink href={href} onClick={switchTo(next)} label={label} />
  );
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule pt-4">
      {kind === "login" && renderLink("forgot", getPagePath("resetPassword"), m.forgot_password())}
      {kind === "login" && renderLink("registration", registration, m.register_prompt())}
      {kind !== "login" && renderLink("login", "/?login=1", m.account_have())}
    </p>
  );
}

interface DialogLinkProps {
  href: string;
  label: string;
  onClick(event: MouseEvent): void;
}

function DialogLink({ href, label, onClick }: DialogLinkProps) {
  return (
    <PageLink href={href} onClick={onClick} className="link inline-block py-1">
      {label}
    </PageLink>
  );
}

function storeTyped({ name, type, value, checked }: HTMLInputElement): void {
  if (!name || type === "password" || name.startsWith("password")) return;
  typedValues[name] = type === "checkbox" ? (checked ? "1" : "") : value;
}

/**
 * Opens the dialog as a modal and focuses the first field whenever its content changes. Closing it returns the focus.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, kind: DialogKind): void {
  /** A field that the visitor had begun to fill in before the script was ready. */
  const begun = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = dialog.current;
    const { activeElement } = document;
    begun.current = element?.contains(activeElement) ? (activeElement as HTMLElement) : null;
    // The server rendered the dialog open but not modal. Calling `close()` would fire a `close` event as if the visitor
    // had closed it.
    element?.removeAttribute("open");
    element?.showModal();
    begun.current?.focus();
    return () => element?.close();
  }, [dialog]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog's content depends on its kind.
  useEffect(() => {
    if (begun.current) {
      begun.current = null;
      return;
    }
    focusFirstField(dialog.current);
  }, [dialog, kind]);
}

function focusFirstField(dialog: HTMLDialogElement | null): void {
  const form = dialog?.querySelector("form[method=post]");
  (form?.querySelector<HTMLElement>("[aria-invalid], input:not([type=hidden], [hidden])") ?? dialog)?.focus();
}

interface LazyFormProps {
  dialog: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** A form whose code is loaded when it is needed, and which then takes the focus. */
function LazyForm({ dialog, children }: LazyFormProps) {
  return (
    <Suspense>
      {children}
      <FocusOnLoad dialog={dialog} />
    </Suspense>
  );
}

function FocusOnLoad({ dialog }: Pick<LazyFormProps, "dialog">) {
  useEffect(() => focusFirstField(dialog.current), [dialog]);
  return null;
}
