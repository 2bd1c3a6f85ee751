import { chats } from '../../apps/chats.js';
import { verifiers } from '../../apps/enrichment.js';
import { leavableLists, leavingLists, readableLists } from '../../apps/mailing-lists.js';
import { tables } from '../../apps/tables.js';
import {
  both,
  code,
  combine,
  everyMonths,
  loop,
  only,
  pause,
  reads,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const listCleaning = recipe({
  id: 'monthly-list-cleaning',
  category: 'marketing',
  tags: ['nieuwsbrief', 'opschonen', 'bezorgbaarheid'],
  saves: {
    minutes: 75,
    nl: 'Iemand haalt dode adressen een voor een uit het nieuwsbriefbestand.',
    en: 'Someone takes dead addresses off the newsletter list one by one.',
  },
  variants: combine(
    {
      list: readableLists.filter((one) => one.unsubscribe !== undefined),
      verifier: verifiers,
      table: tables,
      chat: chats,
    },
    { take: 9, apart: ['list', 'verifier', 'table'] },
  ),
  build: ({ list, verifier, table, chat }) => {
    const { nodes, path } = reads(list.subscribers, 'Haal abonnees op', 'Abonnee');
    return {
      name: both(
        `${list.app.label}-lijst opschonen met ${verifier.app.label}, verwijderde adressen in ${table.app.label}`,
        `Clean your ${list.app.label} list with ${verifier.app.label}, removed addresses in ${table.app.label}`,
      ),
      description: both(
        `Test elke maand ${list.subscribers.what.nl} met ${verifier.app.label}, haalt onbereikbare adressen van de lijst, bewaart ze in ${table.app.label} en meldt het resultaat in ${chat.app.label}.`,
        `Tests ${list.subscribers.what.en} with ${verifier.app.label} every month, takes unreachable addresses off the list, keeps them in ${table.app.label} and reports in ${chat.app.label}.`,
      ),
      benefit: both(
        'Minder bounces, dus meer mail die echt aankomt.',
        'Fewer bounces, so more mail that arrives.',
      ),
      uses: [
        [list, both('bevat de abonnees', 'holds the subscribers')],
        [verifier, both('test de adressen', 'tests the addresses')],
        [table, both('bewaart wie eraf ging', 'keeps who was taken off')],
        [chat, both('krijgt de eindstand', 'gets the final count')],
      ],
      setup: [
        both(
          'Test eerst met een kleine lijst: elke controle kost tegoed.',
          'Try a small list first: every check costs credit.',
        ),
        both(
          'Leeg het tabblad Verwijderd zodra je het hebt nagekeken: de adressen zijn daarna niet meer nodig.',
          'Empty the tab Removed once you have looked it over: the addresses are not needed after that.',
        ),
      ],
      notes: [
        {
          over: ['Per adres', 'Test adres', 'Bereikbaar?'],
          text: say(
            '## Eén voor één\nMet een pauze van twee seconden blijft hij onder de limiet van de controledienst. Alleen wat de dienst zeker onbestelbaar noemt gaat eraf: bij twijfel, of als een controle mislukt, blijft het adres op de lijst.',
            '## One by one\nWith a pause of two seconds it stays below the limit of the checking service. Only what the service surely calls undeliverable goes: in doubt, or if a check fails, the address stays on the list.',
          ),
        },
      ],
      names: {
        'Elke eerste van de maand': 'Every first of the month',
        'Haal abonnees op': 'Fetch subscribers',
        Abonnee: 'Subscriber',
        'Per adres': 'Per address',
        'Test adres': 'Test address',
        'Bereikbaar?': 'Reachable?',
        'Haal van de lijst': 'Take off the list',
        'Bewaar verwijderd adres': 'Keep removed address',
        'Even wachten': 'Wait a moment',
        'Eraf gehaald': 'Taken off',
        'Nog van de lijst halen': 'Still to take off',
        'Tel de maand': 'Count the month',
        'Meld resultaat': 'Report result',
      },
      nodes: [
        everyMonths('Elke eerste van de maand', 1, 1, 3),
        ...nodes,
        loop('Per adres', 1),
        withErrorBranch(verifier.verify('Test adres', '={{ $json.email }}')),
        when('Bereikbaar?', [[`={{ ${verifier.dead} }}`, 'no']]),
        withErrorBranch(
          list.unsubscribe?.('Haal van de lijst', "={{ $('Per adres').item.json.email }}") ??
            set('Haal van de lijst', {}),
        ),
        table.append('Bewaar verwijderd adres', say('Verwijderd', 'Removed'), {
          [say('E-mail', 'Email')]: "={{ $('Per adres').item.json.email }}",
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        set('Eraf gehaald', { verwijderd: true }),
        set('Nog van de lijst halen', { mislukt: "={{ $('Per adres').item.json.email }}" }),
        pause('Even wachten', 2, 'seconds'),
        code(
          'Tel de maand',
          `
const terug = $input.all().map(({ json }) => json);
const mislukt = terug.map((een) => een.mislukt).filter(Boolean);
return [{ json: { getest: terug.length, weg: terug.filter((een) => een.verwijderd === true).length, rest: mislukt.length ? ${say("' Deze adressen gingen er niet af, doe dat zelf: '", "' These could not be taken off, please do it: '")} + mislukt.slice(0, 20).join(', ') : '' } }];`,
        ),
        chat.post(
          'Meld resultaat',
          say(
            '=Lijst opgeschoond: {{ $json.getest }} adressen getest, {{ $json.weg }} van de lijst gehaald.{{ $json.rest }}',
            '=List cleaned: {{ $json.getest }} addresses tested, {{ $json.weg }} taken off the list.{{ $json.rest }}',
          ),
        ),
      ],
      flow: [
        `Elke eerste van de maand > ${path} > Per adres #1 > Test adres > Bereikbaar? > Even wachten > Per adres`,
        'Bereikbaar? #1 > Haal van de lijst > Bewaar verwijderd adres > Eraf gehaald > Even wachten',
        'Haal van de lijst #1 > Nog van de lijst halen > Even wachten',
        'Test adres #1 > Even wachten',
        'Per adres > Tel de maand > Meld resultaat',
      ],
    };
  },
});

export const unsubscribeEverywhere = recipe({
  id: 'unsubscribe-everywhere',
  category: 'marketing',
  tags: ['afmelden', 'avg', 'nieuwsbrief'],
  saves: {
    minutes: 6,
    nl: 'Iemand haalt afmelders met de hand uit elk ander systeem.',
    en: 'Someone removes people who opt out from every other system by hand.',
  },
  variants: combine(
    { from: leavingLists, other: leavableLists, table: tables, chat: chats },
    { take: 6, apart: ['from', 'other'] },
  ),
  build: ({ from, other, table, chat }) => {
    const { nodes, path, ref: who } = starts(from.unsubscribed, 'Iemand meldt zich af', 'Afmelding');
    return {
      name: both(
        `Afmelding uit ${from.app.label} doorzetten naar ${other.app.label}`,
        `Carry a ${from.app.label} opt-out over to ${other.app.label}`,
      ),
      description: both(
        `Als ${from.unsubscribed.event.nl}, gaat die persoon ook van de lijst in ${other.app.label}. ${table.app.label} bewaart het bewijs; lukt het niet, dan staat het in ${chat.app.label}.`,
        `When ${from.unsubscribed.event.en}, that person leaves the ${other.app.label} list too. ${table.app.label} keeps the proof; if it fails, ${chat.app.label} says so.`,
      ),
      benefit: both(
        'Wie zich afmeldt, krijgt ook van je andere lijst geen mail meer.',
        'Whoever opts out gets no more mail from your other list either.',
      ),
      uses: [
        [from, both('meldt de afmelding', 'reports the opt-out')],
        [other, both('haalt de persoon ook van de lijst', 'takes the person off its list too')],
        [table, both('bewaart datum en adres', 'keeps date and address')],
        [chat, both('waarschuwt als het niet lukt', 'warns when it fails')],
      ],
      setup: [
        both(
          'Controleer of beide lijsten hetzelfde mailadres als sleutel gebruiken.',
          'Check that both lists use the same e-mail address as their key.',
        ),
      ],
      names: {
        'Iemand meldt zich af': 'Someone opts out',
        Afmelding: 'Opt-out',
        'Meld ook hier af': 'Opt out here too',
        'Bewaar bewijs': 'Keep proof',
        'Vraag hulp': 'Ask for help',
      },
      nodes: [
        ...nodes,
        withErrorBranch(other.unsubscribe('Meld ook hier af', only(who.email))),
        table.append('Bewaar bewijs', say('Afmeldingen', 'Opt-outs'), {
          [say('E-mail', 'Email')]: only(who.email),
          [say('Bron', 'Source')]: from.app.label,
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        chat.post(
          'Vraag hulp',
          say(
            t`Afmelden van ${who.email} lukte niet. Staat het adres daar op de lijst, haal het er dan met de hand af.`,
            t`Opting out ${who.email} failed. If the address is on the list there, take it off by hand.`,
          ),
        ),
      ],
      flow: [`${path} > Meld ook hier af > Bewaar bewijs`, 'Meld ook hier af #1 > Vraag hulp'],
    };
  },
});
