import { chats, heardChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { queues } from '../../apps/queues.js';
import { linkCheckers } from '../../apps/security.js';
import { shops } from '../../apps/shops.js';
import { tables } from '../../apps/tables.js';
import {
  both,
  chain,
  codeEach,
  combine,
  keep,
  only,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const QUEUE_LARGE = ownLimit(
  ['Grote bestelling vanaf', 'Large order from'],
  ['Boven welk bedrag in euro een bestelling groot is.', 'Above what amount in euros an order is large.'],
  1000,
);

export const ordersToQueue = recipe({
  id: 'orders-to-queue',
  category: 'integration',
  tags: ['bestellingen', 'wachtrij', 'magazijn'],
  saves: spares(
    4,
    'Een ontwikkelaar bouwt en bewaakt een koppeling per winkel.',
    'A developer builds and watches a connection for each shop.',
  ),
  variants: combine(
    { shop: shops, queue: queues, table: tables, chat: chats },
    { take: 9, apart: ['shop', 'queue'] },
  ),
  build: ({ shop, queue, table, chat }) => {
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: both(
        `Bestellingen uit ${shop.app.label} via ${queue.app.label} naar je eigen systemen`,
        `Send ${shop.app.label} orders through ${queue.app.label} to your own systems`,
      ),
      description: both(
        `Zodra ${shop.newOrder.event.nl}, staat ze in vaste vorm in ${queue.app.label} voor magazijn en boekhouding. Ligt de wachtrij eruit, dan bewaart ${table.app.label} het hele bericht en meldt ${chat.app.label} het.`,
        `As soon as ${shop.newOrder.event.en}, it stands in ${queue.app.label} in a fixed form for warehouse and books. If the queue is down, ${table.app.label} keeps the whole message and ${chat.app.label} says so.`,
      ),
      benefit: both(
        'Nieuwe systemen luisteren mee zonder dat je de winkel hoeft aan te passen.',
        'New systems listen in without any change to the shop.',
      ),
      uses: [
        [shop, both('meldt nieuwe bestellingen', 'reports new orders')],
        [queue, both('verdeelt de bestellingen', 'distributes the orders')],
        [table, both('vangt op bij storing', 'steps in during an outage')],
        [chat, both('meldt een storing', 'reports an outage')],
      ],
      setup: [
        ...(shop.newOrder.setup ?? []),
        both(
          'Spreek met je ontwikkelaars af welke velden in "Vaste vorm" staan.',
          'Agree with your developers which fields are in "Vaste vorm".',
        ),
        both(
          'Bied wat in Nog te versturen staat na een storing zelf opnieuw aan: kolom Bericht bevat de hele inhoud.',
          'After an outage send what is in Still to send yourself: the column Message holds the whole content.',
        ),
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        'Nieuwe bestelling: ophalen': 'New order: fetch',
        Bestelling: 'Order',
        'Vaste vorm': 'Fixed form',
        'Zet in de wachtrij': 'Put in the queue',
        'Bewaar bij storing': 'Keep during an outage',
        'Meld de storing': 'Report the outage',
        'Grote bestelling?': 'Large order?',
        'Seint het magazijn in': 'Tell the warehouse',
      },
      nodes: [
        ...nodes,
        set('Vaste vorm', {
          [say('soort', 'kind')]: say('bestelling', 'order'),
          [say('nummer', 'number')]: t`${o.number}`,
          [say('klant', 'customer')]: only(o.name),
          [say('bedrag', 'amount')]: ['number', only(o.total)],
          [say('valuta', 'currency')]: only(o.currency),
          [say('regels', 'lines')]: only(o.items),
          [say('land', 'country')]: only(o.country),
          [say('besteld', 'ordered')]: only(o.created),
        }),
        {
          ...withErrorBranch(queue.publish('Zet in de wachtrij', '={{ JSON.stringify($json) }}')),
          retryOnFail: true,
          maxTries: 3,
          waitBetweenTries: 3000,
        },
        table.append('Bewaar bij storing', say('Nog te versturen', 'Still to send'), {
          [say('Nummer', 'Number')]: only(o.number),
          [say('Klant', 'Customer')]: only(o.name),
          [say('Bedrag', 'Amount')]: only(o.total),
          [say('Bericht', 'Message')]: "={{ JSON.stringify($('Vaste vorm').item.json) }}",
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        chat.post(
          'Meld de storing',
          say(
            t`De wachtrij weigert bestelling ${o.number}. Ze staat in Nog te versturen; bied haar later opnieuw aan.`,
            t`The queue refuses order ${o.number}. It is in Still to send; send it again later.`,
          ),
        ),
        when('Grote bestelling?', [[only(o.total), '>', `={{ ${QUEUE_LARGE} }}`]]),
        chat.post(
          'Seint het magazijn in',
          say(
            t`Grote bestelling ${o.number} van ${o.name}: ${o.items}`,
            t`Large order ${o.number} from ${o.name}: ${o.items}`,
          ),
        ),
      ],
      flow: [
        `${path} > Vaste vorm > Zet in de wachtrij`,
        'Zet in de wachtrij #1 > Bewaar bij storing > Meld de storing',
        'Bestelling > Grote bestelling? > Seint het magazijn in',
      ],
    };
  },
});

export const linkInChat = recipe({
  id: 'link-in-chat',
  category: 'integration',
  tags: ['beveiliging', 'link', 'chat'],
  saves: spares(
    8,
    'Een collega vraagt de beheerder of een link te vertrouwen is.',
    'A colleague asks the administrator whether a link can be trusted.',
  ),
  variants: combine(
    { chat: heardChats, checker: linkCheckers, table: tables },
    { take: 8, apart: ['chat', 'checker'] },
  ),
  build: ({ chat, checker, table }) => {
    const { nodes, path, ref: m } = starts(chat.heard, 'Bericht in het kanaal', 'Bericht');
    const check = checker
      .check('Onderzoek', '={{ $json.link }}')
      // A step that goes on when it finds nothing would take both ways after an error.
      .map((step) =>
        step.alwaysOutputData || /\.(wait|code)$/.test(step.type) ? step : withErrorBranch(step),
      );
    const failing = check.filter((step) => step.onError);
    return {
      name: both(
        `Links in ${chat.app.label} laten nakijken door ${checker.app.label}`,
        `Have links in ${chat.app.label} checked by ${checker.app.label}`,
      ),
      description: both(
        `Plakt een collega een link in ${chat.app.label}, dan zoekt ${checker.app.label} uit of die gevaarlijk is en staat het antwoord er even later onder. Gevaarlijke links komen in ${table.app.label}.`,
        `When a colleague pastes a link into ${chat.app.label}, ${checker.app.label} finds out whether it is dangerous and answers a moment later. Dangerous links are kept in ${table.app.label}.`,
      ),
      benefit: both(
        'Twijfelen mag: het antwoord komt binnen een minuut.',
        'Doubt is fine: the answer comes within a minute.',
      ),
      uses: [
        [chat, both('levert de vraag en toont het antwoord', 'brings the question and shows the answer')],
        [checker, both('onderzoekt de link', 'examines the link')],
        [table, both('bewaart gevaarlijke links', 'keeps dangerous links')],
      ],
      setup: [
        ...(chat.heard.setup ?? []),
        both(
          'Maak een eigen kanaal voor twijfelachtige links.',
          'Create a channel of its own for doubtful links.',
        ),
      ],
      names: {
        'Bericht in het kanaal': 'Message in the channel',
        Bericht: 'Message',
        'Zoek een link': 'Find a link',
        'Een link gevonden': 'A link found',
        Onderzoek: 'Examine',
        Uitslag: 'Result',
        'Gevaarlijk?': 'Dangerous?',
        Waarschuw: 'Warn',
        'Bewaar de link': 'Keep the link',
        'Stel gerust': 'Reassure',
        ...(failing.length > 0 ? { 'Niet te controleren': 'Could not be checked' } : {}),
      },
      nodes: [
        ...nodes,
        codeEach(
          'Zoek een link',
          "const gevonden = String($json.text ?? '').match(/https?:\\/\\/[^\\s<>|]+/);\nreturn { json: { link: gevonden ? gevonden[0] : '' } };",
        ),
        keep('Een link gevonden', [['={{ $json.link }}', 'filled']]),
        ...check,
        set('Uitslag', { gevaar: ['boolean', `={{ ${checker.malicious} }}`] }),
        when('Gevaarlijk?', [['={{ $json.gevaar }}', 'yes']]),
        chat.post(
          'Waarschuw',
          say(
            t`Niet openen, ${m.name}: deze link is gevaarlijk.`,
            t`Do not open it, ${m.name}: this link is dangerous.`,
          ),
        ),
        table.append('Bewaar de link', say('Gevaarlijke links', 'Dangerous links'), {
          Link: "={{ $('Zoek een link').item.json.link.replace('http', 'hxxp') }}",
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Stel gerust',
          say(
            t`Niets gevaarlijks gevonden, ${m.name}. Blijf opletten waar je je gegevens invult.`,
            t`Nothing dangerous found, ${m.name}. Keep watching where you enter your details.`,
          ),
        ),
        ...(failing.length > 0
          ? [
              chat.post(
                'Niet te controleren',
                say(
                  t`Deze link kon niet worden nagekeken, ${m.name}. Open hem niet en vraag de beheerder.`,
                  t`This link could not be checked, ${m.name}. Do not open it and ask the administrator.`,
                ),
              ),
            ]
          : []),
      ],
      flow: [
        `${path} > Zoek een link > Een link gevonden > ${chain(check)} > Uitslag > Gevaarlijk? > Waarschuw`,
        'Gevaarlijk? > Bewaar de link',
        'Gevaarlijk? #1 > Stel gerust',
        ...failing.map((step) => `${step.name} #1 > Niet te controleren`),
      ],
    };
  },
});
