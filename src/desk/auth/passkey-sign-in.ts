import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";

/*
 * The script of the page that asks for the second factor: it shows the passkey button and submits the signed challenge.
 */

const form = document.querySelector<HTMLFormElement>("form[data-passkey]");
if (form && browserSupportsWebAuthn()) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    const answer = form.elements.namedItem("passkey");
    if (!(answer instanceof HTMLInputElement) || answer.value) return;
    event.preventDefault();
    startAuthentication({ optionsJSON: JSON.parse(form.dataset.passkey ?? "{}") }).then(
      (response) => {
        answer.value = JSON.stringify(response);
        form.submit();
      },
      // The person has canceled, or the browser found no passkey: they may try again or enter a code.
      () => form.querySelector<HTMLElement>("[data-failed]")?.removeAttribute("hidden"),
    );
  });
}
