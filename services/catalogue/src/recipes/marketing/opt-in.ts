import { newsletterForms } from '../../apps/lead-forms.js';
import { mailers } from '../../apps/mailers.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { fullTables } from '../../apps/tables.js';
import {
  both,
  combine,
  evenWhenEmpty,
  everyDay,
  keep,
  node,
  only,
  recipe,
  set,
  starts,
  t,
  webhook,
  when,
} from '../../kit/index.js';

/** What the visitor sees after the click: a small page. */
const page = (name: string, title: string, text: string, responseCode: number) =>
  node(name, 'respondToWebhook', 1.5, {
    respondWith: 'text',
    responseBody: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>${title}</title><body style="font-family:sans-serif;max-width:32em;margin:4em auto"><h1>${title}</h1><p>${text}</p></body></html>`,
    options: {
      responseCode,
      responseHeaders: { entries: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }] },
    },
  });

export const doubleOptIn = recipe({
  id: 'double-opt-in',
  category: 'marketing',
  tags: ['nieuwsbrief', 'dubbele opt-in', 'avg'],
  saves: {
    minutes: 3,
    nl: 'Iemand mailt nieuwe abonnees om bevestiging en ruimt onbevestigde adressen op.',
    en: 'Someone asks new subscribers to confirm and clears unconfirmed addresses.',
  },
  variants: combine(
    { form: newsletterForms, table: fullTables, mailer: mailers, list: mailingLists },
    { take: 9, apart: ['form', 'table', 'list'] },
  ),
  build: ({ form, table, mailer, list }) => {
    const { nodes, path, ref: lead } = starts(form, 'Iemand schrijft zich in', 'Inschrijver');
    return {
      name: both(
        `Dubbele opt-in voor ${list.app.label} met ${form.app.label} en ${table.app.label}`,
        `Double opt-in for ${list.app.label} with ${form.app.label} and ${table.app.label}`,
      ),
      description: both(
        `Inschrijvers uit ${form.app.label} krijgen via ${mailer.app.label} een bevestigingslink en komen pas na de klik op de ${list.app.label}-lijst. Wie na een week niet klikte, staat in ${table.app.label} op verlopen.`,
        `People who sign up via ${form.app.label} get a confirmation link by ${mailer.app.label} and join the ${list.app.label} list after the click. Whoever did not click within a week is marked expired in ${table.app.label}.`,
      ),
      benefit: both(
        'Alleen echte, bevestigde abonnees op je lijst.',
        'Only real, confirmed subscribers on your list.',
      ),
      uses: [
        [form, both('ontvangt de inschrijving', 'receives the sign-up')],
        [table, both('bewaart wie nog moet bevestigen', 'keeps who has yet to confirm')],
        [mailer, both('stuurt de bevestigingslink', 'sends the confirmation link')],
        [list, both('krijgt bevestigde abonnees', 'gets confirmed subscribers')],
      ],
      setup: [
        both(
          'Vervang in "Stuur bevestigingslink" het adres door het productieadres van de webhook "Link aangeklikt".',
          'In "Stuur bevestigingslink" replace the address by the production address of the webhook "Link aangeklikt".',
        ),
        both(
          'Geef het tabblad Inschrijvingen de kolommen Sleutel, E-mail, Naam, Status en Datum.',
          'Give the tab Inschrijvingen the columns Sleutel, E-mail, Naam, Status and Datum.',
        ),
      ],
      notes: [
        {
          over: ['Maak sleutel', 'Onthoud inschrijving'],
          text: '## Sleutel\nElke inschrijving krijgt een willekeurige sleutel; alleen die staat in de link, nooit het mailadres.',
        },
        {
          over: ['Elke nacht', 'Verlopen?'],
          text: '## Opruimen\nNa zeven dagen zonder klik wordt de inschrijving op verlopen gezet.',
        },
      ],
      nodes: [
        ...nodes,
        node('Maak sleutel', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'sleutel',
          encodingType: 'uuid',
        }),
        table.upsert('Onthoud inschrijving', 'Inschrijvingen', 'Sleutel', {
          Sleutel: "={{ $('Maak sleutel').item.json.sleutel }}",
          'E-mail': only(lead.email),
          Naam: only(lead.name),
          Status: 'wacht',
          Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Stuur bevestigingslink',
          only(lead.email),
          'Bevestig je inschrijving',
          t`Beste ${lead.name},<br><br>Klik hier om je inschrijving te bevestigen: <a href="https://example.com/webhook/bevestig?sleutel={{ $('Maak sleutel').item.json.sleutel }}">ja, ik doe mee</a>.`,
        ),
        {
          ...webhook('Link aangeklikt', 'bevestig', { open: true, respond: 'responseNode' }),
          parameters: {
            multipleMethods: false,
            httpMethod: 'GET',
            path: 'bevestig',
            authentication: 'none',
            responseMode: 'responseNode',
            options: {},
          },
        },
        evenWhenEmpty(table.find('Zoek sleutel', 'Inschrijvingen', 'Sleutel', '={{ $json.query.sleutel }}')),
        set('Bevestiging', {
          sleutel: `={{ ${table.cell('Sleutel')} }}`,
          email: `={{ ${table.cell('E-mail')} }}`,
          naam: `={{ ${table.cell('Naam')} }}`,
          status: `={{ ${table.cell('Status')} }}`,
        }),
        when('Sleutel geldig?', [
          ['={{ $json.email }}', 'filled'],
          ['={{ $json.status }}', 'is', 'wacht'],
        ]),
        list.subscribe('Zet op de lijst', { email: '={{ $json.email }}', name: '={{ $json.naam }}' }),
        table.upsert('Zet op bevestigd', 'Inschrijvingen', 'Sleutel', {
          Sleutel: "={{ $('Bevestiging').item.json.sleutel }}",
          Status: 'bevestigd',
        }),
        page(
          'Bedank op de pagina',
          'Bedankt',
          'Je inschrijving is bevestigd. De eerste nieuwsbrief komt vanzelf.',
          200,
        ),
        page(
          'Leg uit wat er mis is',
          'Deze link werkt niet meer',
          'Hij is al gebruikt of verlopen. Schrijf je gerust opnieuw in.',
          410,
        ),
        everyDay('Elke nacht', 2),
        table.rows('Lees inschrijvingen', 'Inschrijvingen'),
        set('Regel', {
          sleutel: `={{ ${table.cell('Sleutel')} }}`,
          status: `={{ ${table.cell('Status')} }}`,
          datum: `={{ ${table.cell('Datum')} }}`,
        }),
        keep('Verlopen?', [
          ['={{ $json.status }}', 'is', 'wacht'],
          ['={{ $json.datum }}', 'before', '={{ $now.minus({ days: 7 }).toISO() }}'],
        ]),
        table.upsert('Zet op verlopen', 'Inschrijvingen', 'Sleutel', {
          Sleutel: '={{ $json.sleutel }}',
          Status: 'verlopen',
        }),
      ],
      flow: [
        `${path} > Maak sleutel > Onthoud inschrijving > Stuur bevestigingslink`,
        'Link aangeklikt > Zoek sleutel > Bevestiging > Sleutel geldig? > Zet op de lijst > Zet op bevestigd > Bedank op de pagina',
        'Sleutel geldig? #1 > Leg uit wat er mis is',
        'Elke nacht > Lees inschrijvingen > Regel > Verlopen? > Zet op verlopen',
      ],
    };
  },
});
