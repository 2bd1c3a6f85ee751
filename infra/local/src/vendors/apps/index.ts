import type { VendorEvent } from '../events.js';
import type { StandIn } from '../stand-in.js';
import { chats } from './chats.js';
import { dutchBooks } from './dutch-books.js';
import { google } from './google.js';
import { grist } from './grist.js';
import { hours } from './hours.js';
import { lookups } from './lookups.js';
import { messageEvents } from './messages.js';
import { microsoft } from './microsoft.js';
import { models } from './models.js';
import { money, moneyEvents } from './money.js';
import { notion } from './notion.js';
import { people } from './people.js';
import { formEvents, publishing } from './publishing.js';
import { registers } from './registers.js';
import { relations } from './relations.js';
import { research } from './research.js';
import { senders } from './senders.js';
import { shopEvents, shops } from './shops.js';
import { sites } from './sites.js';
import { tables } from './tables.js';
import { tasks } from './tasks.js';
import { whatsAppEvents } from './whatsapp.js';

export const standIns: readonly StandIn[] = [
  ...chats,
  ...google,
  ...microsoft,
  ...notion,
  ...tables,
  ...grist,
  ...senders,
  ...tasks,
  ...relations,
  ...shops,
  ...money,
  ...dutchBooks,
  ...registers,
  ...hours,
  ...lookups,
  ...people,
  ...research,
  ...publishing,
  ...sites,
  ...models,
];
/** What vendors send to the triggers of n8n, by the kind of the trigger. */
export const events: Readonly<Record<string, VendorEvent>> = {
  ...messageEvents,
  ...shopEvents,
  ...moneyEvents,
  ...formEvents,
  ...whatsAppEvents,
};
