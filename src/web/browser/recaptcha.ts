interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** Google's script, loading or loaded, by site key. */
const loading = new Map<string, Promise<Grecaptcha>>();

/**
 * Gets a Google token for one action on this page. The first call loads the script.
 *
 * @throws if the script is blocked.
 */
export async function getRecaptchaToken(siteKey: string, action: string): Promise<string> {
  const loaded = loading.get(siteKey) ?? loadScript(siteKey);
  loading.set(siteKey, loaded);
  try {
    return await (await loaded).execute(siteKey, { action });
  } catch (error) {
    // Without this, a failed load would also fail the next form.
    loading.delete(siteKey);
    throw error;
  }
}

function loadScript(siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onerror = () => reject(new Error("Google's script could not be loaded."));
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Grecaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error("Google's script did not define grecaptcha."));
    };
    document.head.append(script);
  });
}
