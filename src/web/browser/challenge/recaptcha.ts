interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** By site key, Google's script as it loads or has loaded. */
const loading = new Map<string, Promise<Grecaptcha>>();

/** A token of Google's for one action on this page; its script is loaded with the first. @throws where it is blocked */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const loaded = loading.get(siteKey) ?? load(siteKey);
  loading.set(siteKey, loaded);
  try {
    return await (await loaded).execute(siteKey, { action });
  } catch (error) {
    // The next form tries again.
    loading.delete(siteKey);
    throw error;
  }
}

function load(siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onerror = () => reject(new Error("Google's script could not be loaded."));
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Grecaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error("Google's script brought nothing."));
    };
    document.head.append(script);
  });
}
