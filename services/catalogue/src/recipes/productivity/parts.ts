import { cancellations } from '../../apps/calendars.js';
import { telegramChatId } from '../../apps/values.js';
import { pick } from '../../dsl/apps.js';
import {
  type App,
  appTrigger,
  type Both,
  both,
  from,
  goOnAfterError,
  keep,
  type NodeSpec,
  node,
  onlyNew,
  starts,
} from '../../kit/index.js';

interface Asked {
  readonly nodes: NodeSpec[];
  /** Before what follows, with its arrow. */
  readonly path: string;
  readonly names: { readonly [dutch: string]: string };
}
const none: Asked = { nodes: [], path: '', names: {} };

/**
 * Slack tells who wrote by an id only: a step that asks for the name, and where it stands then, with braces. Steps behind it
 * read the message from its record.
 * @param record of the step that holds the message
 */
export const whoWrote = (
  { app }: { readonly app: App },
  record: string,
): Asked & { readonly name: string; readonly setup: Both[] } =>
  app.key === 'slack'
    ? {
        nodes: [
          goOnAfterError(
            node('Wie schreef het?', 'slack', 2.7, {
              resource: 'user',
              operation: 'info',
              user: pick('={{ $json.from }}'),
            }),
          ),
        ],
        path: 'Wie schreef het? > ',
        names: { 'Wie schreef het?': 'Who wrote it?' },
        name: `{{ $('Wie schreef het?').item.json.real_name || $('${record}').item.json.name }}`,
        setup: [
          both(
            'Geef de Slack-app ook het recht users:read; zonder dat recht staat er een id waar een naam hoort.',
            'Give the Slack app the scope users:read too; without it an id stands where a name belongs.',
          ),
        ],
      }
    : { ...none, name: from(record, 'name'), setup: [] };

/** Anybody may write to a bot of Telegram: there only the chat of the settings starts something. */
export const ownChat = ({ app }: { readonly app: App }): Asked =>
  app.key === 'telegram'
    ? {
        nodes: [keep('Alleen jullie chat', [['={{ String($json.from) }}', 'is', telegramChatId]])],
        path: 'Alleen jullie chat > ',
        names: { 'Alleen jullie chat': 'Your chat only' },
      }
    : none;

/**
 * Lets an item through whose key no step of this kind in the workflow saw before, also in another run: a cancellation marks
 * the key of a booking, and a reminder that waits asks for it.
 */
export const notMarked = (name: string, key: string): NodeSpec => onlyNew(name, key, 'workflow');

/**
 * A cancellation in the app that reports the bookings, remembered by the number of the booking; nothing where that app tells
 * of none.
 */
export function cancelling({ app }: { readonly app: App }) {
  const off = cancellations
    .filter((one) => one.app.key === app.key)
    .map((one) => starts(one, 'Boeking afgezegd', 'Afzegging'));
  const names: Asked['names'] =
    off.length === 0
      ? {}
      : {
          'Boeking afgezegd': 'Booking cancelled',
          Afzegging: 'Cancellation',
          'Onthoud de afzegging': 'Remember the cancellation',
        };
  return {
    nodes: off.flatMap((one) => [...one.nodes, notMarked('Onthoud de afzegging', '={{ $json.id }}')]),
    paths: off.map((one) => `${one.path} > Onthoud de afzegging`),
    names,
    /** What an explanation of it lies behind. */
    over: Object.keys(names).filter((step) => step !== 'Afzegging'),
  };
}

/** Somebody books or cancels in Calendly. */
export const booked = (name: string, ...events: string[]) =>
  appTrigger(name, 'calendlyTrigger', 2, { scope: 'user', events });
/** What later steps read of a booking or a cancellation. */
export const BOOKING = {
  soort: "={{ $json.event ?? '' }}",
  id: "={{ String($json.payload?.uri ?? '').split('/').pop() }}",
  titel: "={{ $json.payload?.scheduled_event?.name ?? '' }}",
  begin: "={{ $json.payload?.scheduled_event?.start_time ?? '' }}",
  einde: "={{ $json.payload?.scheduled_event?.end_time ?? '' }}",
  naam: "={{ $json.payload?.name ?? '' }}",
  mail: "={{ $json.payload?.email ?? '' }}",
  plek: "={{ $json.payload?.scheduled_event?.location?.location ?? '' }}",
  soortPlek: "={{ $json.payload?.scheduled_event?.location?.type ?? '' }}",
  antwoorden:
    "={{ ($json.payload?.questions_and_answers ?? []).map((vraag) => vraag.question + ': ' + vraag.answer).join('\\n') }}",
};
