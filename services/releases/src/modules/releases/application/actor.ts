import type { Principal } from '@stroomwerk/kernel';

/** Who a release or a move is recorded under: the name people know, else the address, else the id. */
export const actorOf = (principal: Principal): string =>
  principal.name || principal.email || principal.userId;
