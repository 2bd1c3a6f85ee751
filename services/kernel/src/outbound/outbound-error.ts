/** What can go wrong with a request to an address that a customer named, before its answer means anything. */
export type OutboundKind =
  /** The address itself is refused: nothing was sent. `why` says which rule. */
  | 'refused_address'
  /** No such name, nobody listens, or the connection broke. */
  | 'unreachable'
  /** `why`: expired, self_signed, wrong_name or untrusted. */
  | 'certificate'
  /** It leads elsewhere, which is not followed. */
  | 'redirect'
  /** HTML where JSON belongs: a proxy asks who is there, or another program answers. */
  | 'login_page'
  | 'too_large'
  | 'too_slow';

export type RefusedWhy = 'unreadable' | 'userinfo' | 'https_only' | 'port' | 'private' | 'own';
export type CertificateWhy = 'expired' | 'self_signed' | 'wrong_name' | 'untrusted';

/**
 * A request that got no answer of use. Its message and fields hold neither address nor headers nor anything of the answer:
 * it may be logged, and its kind shown.
 */
export class OutboundError extends Error {
  constructor(
    readonly kind: OutboundKind,
    readonly why?: RefusedWhy | CertificateWhy,
    /** Node's name of what happened, e.g. ECONNREFUSED. */
    readonly code?: string,
  ) {
    super(`outbound request: ${[kind, why, code].filter(Boolean).join(' ')}`);
    this.name = 'OutboundError';
  }
}

/** OpenSSL's names of what is wrong with a certificate, as Node hands them on. */
const certificates: Readonly<Record<string, CertificateWhy>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'self_signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong_name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  CERT_UNTRUSTED: 'untrusted',
  CERT_REVOKED: 'untrusted',
  CERT_REJECTED: 'untrusted',
  CERT_SIGNATURE_FAILURE: 'untrusted',
  CERT_CHAIN_TOO_LONG: 'untrusted',
  INVALID_CA: 'untrusted',
  INVALID_PURPOSE: 'untrusted',
};

/** What an error of a socket or of the HTTP parser stands for. */
export function outboundErrorOf(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const given: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  const code = typeof given === 'string' ? given : undefined;
  const why = code === undefined ? undefined : certificates[code];
  if (why !== undefined) return new OutboundError('certificate', why, code);
  if (code === 'HPE_HEADER_OVERFLOW') return new OutboundError('too_large', undefined, code);
  if (code === 'ETIMEDOUT') return new OutboundError('too_slow', undefined, code);
  return new OutboundError('unreachable', undefined, code);
}
