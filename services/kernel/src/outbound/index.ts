/** Requests to addresses that somebody else named. */
export { AllowedPrivate, allowedPrivate } from './allowed-private.js';
export { type OutboundLimits, outboundLimits } from './limits.js';
export { jsonOf, Outbound, type OutboundAnswer, type OutboundRequest } from './outbound.js';
export { type CertificateWhy, OutboundError, type OutboundKind, type RefusedWhy } from './outbound-error.js';
export { type OutboundRules, type OwnPlace, ownPlaces, type Resolve, systemResolve } from './rules.js';
