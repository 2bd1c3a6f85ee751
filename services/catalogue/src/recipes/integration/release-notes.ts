import { approvalChats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { watchedHosts } from '../../apps/code-hosts.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import {
  ask,
  both,
  combine,
  only,
  parser,
  recipe,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
      setup: [
        ...(host.newRelease.setup ?? []),
        both(
          'Geef in "Schrijf het bericht" de toon van je bedrijf op.',
          'Give the tone of your company in "Schrijf het bericht".',
        ),
      ],
      notes: [
        {
          over: ['Iets voor klanten?', 'Alleen intern'],
          text: '## Niet alles is nieuws\nReleases met alleen onderhoud komen wel in het overzicht maar niet bij klanten.',
        },
        {
          over: ['Keur de tekst goed', 'Goedgekeurd?'],
          text: '## Een mens leest mee\nZonder akkoord gaat er niets naar buiten; de tekst blijft dan bij het team.',
        },
      ],
      nodes: [
        ...nodes,
        withErrorBranch(
          ask(
            'Schrijf het bericht',
            'Je schrijft voor klanten over een nieuwe versie van onze software. Gebruik gewone taal, noem alleen wat een klant merkt en verzin niets. Zet in klantnieuws of er iets voor klanten bij zit.',
            t`${w.title}\n\n${w.text}`,
            true,
          ),
        ),
        model.attach('Taalmodel', 'Schrijf het bericht'),
        parser('Vaste vorm', 'Schrijf het bericht', {
          klantnieuws: true,
          titel: 'Sneller zoeken in je orders',
          html: '<p>Vanaf vandaag ...</p>',
          kort: 'Zoeken is sneller.',
        }),
        set('Bericht', {
          titel: '={{ $json.output.titel }}',
          html: '={{ $json.output.html }}',
          kort: '={{ $json.output.kort }}',
          nieuws: ['boolean', '={{ $json.output.klantnieuws }}'],
        }),
        table.append('Zet in het versieoverzicht', 'Versies', {
          Versie: only(w.title),
          Kort: '={{ $json.kort }}',
          Datum: '={{ $now.toISODate() }}',
          Link: only(w.link),
        }),
        when('Iets voor klanten?', [["={{ $('Bericht').item.json.nieuws }}", 'yes']]),
        chat.approve(
          'Keur de tekst goed',
          "=Klantbericht voor de nieuwe versie:\n{{ $('Bericht').item.json.titel }}\n{{ $('Bericht').item.json.kort }}\nKlaarzetten?",
        ),
        when('Goedgekeurd?', [['={{ $json.data.approved }}', 'yes']]),
        cms.draft('Zet het concept klaar', {
          title: "={{ $('Bericht').item.json.titel }}",
          html: "={{ $('Bericht').item.json.html }}",
        }),
        chat.post('Meld het concept', "=Concept klaargezet: {{ $('Bericht').item.json.titel }}"),
        mailer.send(
          'Licht support in',
          'support@example.com',
          t`Nieuwe versie: ${w.title}`,
          "={{ $('Bericht').item.json.html }}",
        ),
        chat.post(
          'Houd het bericht vast',
          "=Niet goedgekeurd, pas de tekst aan: {{ $('Bericht').item.json.html }}",
        ),
        chat.post('Alleen intern', t`Onderhoudsversie ${w.title}: ${w.link}`),
        chat.post('Schrijven mislukt', t`Voor ${w.title} kon geen bericht worden geschreven. ${w.link}`),
      ],
      flow: [
        `${path} > Schrijf het bericht > Bericht > Zet in het versieoverzicht > Iets voor klanten? > Keur de tekst goed > Goedgekeurd? > Zet het concept klaar > Meld het concept`,
        'Goedgekeurd? > Licht support in',
        'Goedgekeurd? #1 > Houd het bericht vast',
        'Iets voor klanten? #1 > Alleen intern',
        'Schrijf het bericht #1 > Schrijven mislukt',
      ],
    };
  },
});
