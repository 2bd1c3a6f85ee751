/**
 * What this service does to forget a person ($1: the SHA-256 of their address in hex). The history of releases stays, with
 * the names of those who released: that is what it is for.
 */
export const erasureByAddress = [
  `delete from releases.team_member where encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') = $1`,
] as const;
