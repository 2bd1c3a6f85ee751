import { z } from 'zod';
import { LibraryWorkflow, PublicWorkflow } from './schemas.js';

/** What somebody of a trade or in a role looks for first, put together by us. */
export const TradeCollection = z
  .object({
    key: z.string(),
    name: z.string(),
    /** One sentence: for whom, and what it takes off their hands. */
    about: z.string(),
    recipes: z.number().int(),
    workflows: z.number().int(),
  })
  .meta({ id: 'TradeCollection' });
export type TradeCollection = z.infer<typeof TradeCollection>;
/** Those of which the library has something. */
export const TradeCollections = z
  .object({ collections: z.array(TradeCollection) })
  .meta({ id: 'TradeCollections' });
export type TradeCollections = z.infer<typeof TradeCollections>;

export const TradeQuery = z
  .object({ page: z.coerce.number().int().min(1).max(1_000).default(1) })
  .meta({ id: 'TradeQuery' });
export type TradeQuery = z.infer<typeof TradeQuery>;

const page = { page: z.number().int(), pages: z.number().int() };
/** A page of cards, one for a recipe, in the order of the collection. */
export const PublicTradePage = TradeCollection.extend({
  cards: z.array(PublicWorkflow),
  ...page,
}).meta({ id: 'PublicTradePage' });
export type PublicTradePage = z.infer<typeof PublicTradePage>;
/** The same for a member: of each recipe the workflow that suits their own apps best. */
export const TradePage = TradeCollection.extend({ cards: z.array(LibraryWorkflow), ...page }).meta({
  id: 'TradePage',
});
export type TradePage = z.infer<typeof TradePage>;
