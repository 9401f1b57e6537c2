/**
 * The names of security events, as described in docs/security-events.md. They must not change, because operators'
 * alarms depend on them.
 */
export const SECURITY_EVENTS = [
  "signed_in",
  "sign_in_failed",
  "staff_signed_in",
  "staff_sign_in_failed",
  "second_factor_failed",
  "second_factor_changed",
  "password_confirmation_failed",
  "email_code_failed",
  "password_changed",
  "sessions_ended",
  "signing_limit_reached",
  "signature_failed",
  "access_denied",
  "csrf_mismatch",
  "rate_limited",
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/**
 * Records a security event of the current request.
 *
 * @param account the email or id of the account concerned; it is logged only as a hash
 */
export type RecordSecurityEvent = (event: SecurityEvent, account?: string | number) => void;
