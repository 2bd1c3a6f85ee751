import { memberTradeAddress } from '../../trades/model/address.js';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where a collection is put to use. @param id of the account's own, or the key of one by trade and role */
export const collectionDeployAddress = (id: string): string =>
  `/workflow-library/collections/${encodeURIComponent(id)}/deploy`;

/** The collection itself. */
export const collectionAddress = (id: string): string =>
  uuid.test(id) ? `/workflow-library?view=collections&collection=${id}` : memberTradeAddress(id);

/** Where somebody connects their n8n, with the collection kept until it is there. */
export const keptCollection = (id: string): string => `/account/n8n?collection=${encodeURIComponent(id)}`;
