import { approvalChats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { watchedHosts } from '../../apps/code-hosts.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  combine,
  only,
  parser,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const TONE = about(
  'tone',
  ['Toon', 'Tone'],
  ['Hoe jullie tegen klanten praten.', 'How you talk to customers.'],
  ['gewone taal, vriendelijk, je en jij', 'plain language, friendly'],
);

export const releaseNotes = recipe({
  id: 'release-notes',
  category: 'integration',
  tags: ['release', 'ai', 'klanten'],
  saves: spares(
    45,
    'Een productmanager schrijft de releasetekst en zet die op vier plaatsen.',
    'A product manager writes the release text and puts it in four places.',
  ),
  variants: combine(
    {
      host: watchedHosts,
      model: mainModels,
      cms: cmses,
      chat: approvalChats,
      table: tables,
      mailer: mailers,
    },
    { take: 9, apart: ['host', 'cms'] },
  ),
  build: ({ host, model, cms, chat, table, mailer }) => {
    const { nodes, path, ref: w } = starts(host.newRelease, 'Nieuwe release', 'Release');
    return {
      name: both(
        `Releases uit ${host.app.label} als klantbericht klaarzetten in ${cms.app.label} met ${model.app.label}`,
        `Prepare ${host.app.label} releases as customer news in ${cms.app.label} with ${model.app.label}`,
      ),
      description: both(
        `Als ${host.newRelease.event.nl}, schrijft ${model.app.label} een begrijpelijke tekst; na akkoord in ${chat.app.label} staat er een concept in ${cms.app.label} en krijgt support een mail via ${mailer.app.label}.`,
        `When ${host.newRelease.event.en}, ${model.app.label} writes a plain text; after approval in ${chat.app.label} there is a draft in ${cms.app.label} and support gets mail through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Klanten en support horen van elke verbetering, ook in drukke weken.',
        'Customers and support hear of every improvement, even in busy weeks.',
      ),
      uses: [
        [host, both('meldt de release', 'reports the release')],
        [model, both('schrijft de klanttekst', 'writes the customer text')],
        [chat, both('vraagt akkoord op de tekst', 'asks to approve the text')],
        [cms, both('krijgt het concept', 'gets the draft')],
        [mailer, both('informeert support', 'informs support')],
        [table, both('is het versieoverzicht', 'is the list of versions')],
      ],
      setup: [...(host.newRelease.setup ?? [])],
      notes: [
        {
          over: ['Iets voor klanten?', 'Alleen intern'],
          text: say(
            '## Niet alles is nieuws\nReleases met alleen onderhoud komen wel in het overzicht maar niet bij klanten.',
            '## Not everything is news\nReleases with nothing but maintenance are in the list but do not reach customers.',
          ),
        },
        {
          over: ['Keur de tekst goed', 'Goedgekeurd?'],
          text: say(
            '## Een mens leest mee\nZonder akkoord gaat er niets naar buiten; de tekst blijft dan bij het team.',
            '## A person reads along\nWithout approval nothing goes out; the text then stays with the team.',
          ),
        },
      ],
      names: {
        'Nieuwe release': 'New release',
        Release: 'Release',
        'Schrijf het bericht': 'Write the message',
        Bericht: 'Message',
        'Zet in het versieoverzicht': 'Put in the list of versions',
        'Iets voor klanten?': 'Anything for customers?',
        'Keur de tekst goed': 'Approve the text',
        'Goedgekeurd?': 'Approved?',
        'Zet het concept klaar': 'Prepare the draft',
        'Meld het concept': 'Report the draft',
        'Meld dat het concept niet lukte': 'Report that the draft failed',
        'Licht support in': 'Inform support',
        'Houd het bericht vast': 'Hold the message',
        'Alleen intern': 'Internal only',
        'Schrijven mislukt': 'Writing failed',
        Taalmodel: 'Language model',
        'Vaste vorm': 'Fixed form',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          ask(
            'Schrijf het bericht',
            say(
              `Je schrijft voor klanten over een nieuwe versie van onze software. Toon: ${TONE}. Noem alleen wat een klant merkt en verzin niets. Zet in klantnieuws of er iets voor klanten bij zit.`,
              `You write in English for customers about a new version of our software. Tone: ${TONE}. Name only what a customer notices and make nothing up. Set klantnieuws (customer news) to whether there is anything in it for customers.`,
            ),
            t`${w.title}\n\n${w.text}`,
            true,
          ),
        ),
        model.attach('Taalmodel', 'Schrijf het bericht'),
        parser('Vaste vorm', 'Schrijf het bericht', {
          klantnieuws: true,
          titel: say('Sneller zoeken in je orders', 'Search your orders faster'),
          html: say('<p>Vanaf vandaag ...</p>', '<p>From today ...</p>'),
          kort: say('Zoeken is sneller.', 'Searching is faster.'),
        }),
        set('Bericht', {
          titel: '={{ $json.output.titel }}',
          html: '={{ $json.output.html }}',
          kort: '={{ $json.output.kort }}',
          nieuws: ['boolean', '={{ $json.output.klantnieuws }}'],
        }),
        table.append('Zet in het versieoverzicht', say('Versies', 'Versions'), {
          [say('Versie', 'Version')]: only(w.title),
          [say('Kort', 'Short')]: '={{ $json.kort }}',
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          Link: only(w.link),
        }),
        when('Iets voor klanten?', [["={{ $('Bericht').item.json.nieuws }}", 'yes']]),
        answeredWithin(
          chat.approve(
            'Keur de tekst goed',
            `=${say('Klantbericht voor de nieuwe versie', 'Customer message for the new version')}:\n{{ $('Bericht').item.json.titel }}\n{{ $('Bericht').item.json.kort }}\n${say('Klaarzetten?', 'Prepare it?')}`,
          ),
          3,
          'days',
        ),
        when('Goedgekeurd?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          cms.draft('Zet het concept klaar', {
            title: "={{ $('Bericht').item.json.titel }}",
            html: "={{ $('Bericht').item.json.html }}",
          }),
        ),
        chat.post(
          'Meld dat het concept niet lukte',
          `=${cms.app.label} ${say('nam het concept niet aan. Zet het zelf klaar', 'did not take the draft. Prepare it yourself')}: {{ $('Bericht').item.json.titel }}\n{{ $('Bericht').item.json.html }}`,
        ),
        chat.post(
          'Meld het concept',
          `=${say('Concept klaargezet', 'Draft prepared')}: {{ $('Bericht').item.json.titel }}`,
        ),
        mailer.send(
          'Licht support in',
          mailOf.support,
          say(t`Nieuwe versie: ${w.title}`, t`New version: ${w.title}`),
          "={{ $('Bericht').item.json.html }}",
        ),
        chat.post(
          'Houd het bericht vast',
          `=${say('Niet goedgekeurd, pas de tekst aan', 'Not approved, change the text')}: {{ $('Bericht').item.json.html }}`,
        ),
        chat.post(
          'Alleen intern',
          say(t`Onderhoudsversie ${w.title}: ${w.link}`, t`Maintenance version ${w.title}: ${w.link}`),
        ),
        chat.post(
          'Schrijven mislukt',
          say(
            t`Voor ${w.title} kon geen bericht worden geschreven. ${w.link}`,
            t`No message could be written for ${w.title}. ${w.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Schrijf het bericht > Bericht > Zet in het versieoverzicht > Iets voor klanten? > Keur de tekst goed > Goedgekeurd? > Zet het concept klaar > Meld het concept`,
        'Zet het concept klaar #1 > Meld dat het concept niet lukte',
        'Goedgekeurd? > Licht support in',
        'Goedgekeurd? #1 > Houd het bericht vast',
        'Iets voor klanten? #1 > Alleen intern',
        'Schrijf het bericht #1 > Schrijven mislukt',
      ],
    };
  },
});
