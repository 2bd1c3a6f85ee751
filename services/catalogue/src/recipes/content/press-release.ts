import { approvalChats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import {
  ask,
  both,
  code,
  combine,
  form,
  from,
  keep,
  loop,
  only,
  pause,
  recipe,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const persbericht = recipe({
  id: 'press-release',
  category: 'content',
  tags: ['persbericht', 'pers', 'akkoord'],
  saves: spares(
    120,
    'Iemand mailt een persbericht stuk voor stuk naar journalisten.',
    'Someone emails a press release to journalists one by one.',
  ),
  variants: combine(
    { table: readableTables, model: mainModels, chat: approvalChats, mailer: mailers, cms: cmses },
    {
      take: 9,
      apart: ['table', 'mailer', 'cms'],
      unless: (c) => ['medium', 'cockpit'].includes(c.cms.app.key),
    },
  ),
  build: ({ table, model, chat, mailer, cms }) => {
    const p = (field: string) => from('Persbericht', field);
    const j = (field: string) => from('Journalist', field);
    return {
      name: both(
        `Persbericht met ${mailer.app.label} naar journalisten in ${table.app.label}, ook op ${cms.app.label}`,
        `Press release by ${mailer.app.label} to journalists in ${table.app.label}, also on ${cms.app.label}`,
      ),
      description: both(
        `${model.app.label} schrijft het persbericht uit je feiten. Na Akkoord in ${chat.app.label} krijgt elke journalist uit ${table.app.label} een persoonlijke mail via ${mailer.app.label} en staat het bericht als concept in ${cms.app.label}.`,
        `${model.app.label} writes the press release from your facts. Once approved in ${chat.app.label} every journalist in ${table.app.label} gets a personal email via ${mailer.app.label} and the release is a draft in ${cms.app.label}.`,
      ),
      benefit: both('Van nieuwtje tot persbericht in een uur.', 'From news to press release within an hour.'),
      uses: [
        [model, both('schrijft het bericht', 'writes the release')],
        [chat, both('vraagt akkoord', 'asks approval')],
        [table, both('bevat de journalisten en hun onderwerp', 'holds the journalists and their beat')],
        [mailer, both('verstuurt de mails', 'sends the emails')],
        [cms, both('krijgt het bericht voor de nieuwspagina', 'gets the release for the news page')],
      ],
      setup: [
        both(
          'Maak het tabblad Pers met Naam, E-mail, Medium en Onderwerp.',
          'Create the tab Pers with Naam, E-mail, Medium and Onderwerp.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf persbericht', 'Keur goed', 'Mag het weg?'],
          text: '## Een paar ogen extra\nEen persbericht haal je niet terug. Daarom wacht het op Akkoord.',
        },
        {
          over: ['Journalist voor journalist', 'Mail de journalist', 'Noteer verstuurd'],
          text: '## Persoonlijk\nElke mail begint met de naam en gaat apart weg, met een halve minuut ertussen.',
        },
      ],
      nodes: [
        form('Nieuwtje doorgeven', 'Persbericht maken', 'Geef de feiten, de tekst volgt.', [
          ['kop', 'Wat is het nieuws?'],
          ['feiten', 'Feiten en cijfers', 'textarea'],
          ['citaat', 'Citaat en van wie'],
          ['onderwerp', 'Onderwerp', 'dropdown', ['Techniek', 'Ondernemen', 'Regio']],
        ]),
        ask(
          'Schrijf persbericht',
          'Schrijf een Nederlands persbericht: kop, plaats en datum, inleiding met wie wat waar wanneer waarom, citaat, achtergrond, noot voor de redactie. HTML met p.',
          '={{ $json.kop }}\n{{ $json.feiten }}\nCitaat: {{ $json.citaat }}',
        ),
        model.attach('Persvoorlichter', 'Schrijf persbericht'),
        set('Persbericht', {
          kop: "={{ $('Nieuwtje doorgeven').item.json.kop }}",
          onderwerp: "={{ $('Nieuwtje doorgeven').item.json.onderwerp }}",
          html: '={{ $json.text }}',
        }),
        chat.approve('Keur goed', t`Persbericht "${p('kop')}":\n\n{{ $json.html.replace(/<[^>]+>/g, ' ') }}`),
        when('Mag het weg?', [['={{ $json.data.approved }}', 'yes']]),
        cms.draft('Zet op nieuwspagina', { title: only(p('kop')), html: only(p('html')) }),
        table.rows('Alle journalisten', 'Pers'),
        set('Journalist', {
          naam: `={{ ${table.cell('Naam')} }}`,
          email: `={{ ${table.cell('E-mail')} }}`,
          onderwerp: `={{ ${table.cell('Onderwerp')} }}`,
        }),
        keep('Past bij het onderwerp', [
          ['={{ $json.onderwerp }}', 'is', "={{ $('Persbericht').first().json.onderwerp }}"],
        ]),
        loop('Journalist voor journalist', 1),
        withErrorBranch(
          mailer.send(
            'Mail de journalist',
            only(j('email')),
            "=Nieuws: {{ $('Persbericht').first().json.kop }}",
            t`<p>Beste ${j('naam')},</p>{{ $('Persbericht').first().json.html }}`,
          ),
        ),
        table.append('Noteer verstuurd', 'Verstuurd', {
          Datum: '={{ $now.toISODate() }}',
          Aan: only(j('email')),
          Uitkomst: 'verstuurd',
        }),
        table.append('Noteer fout adres', 'Verstuurd', {
          Datum: '={{ $now.toISODate() }}',
          Aan: only(j('email')),
          Uitkomst: 'niet bezorgd',
        }),
        pause('Halve minuut', 30, 'seconds'),
        code('Tel de mails', "return [{ json: { aantal: $('Past bij het onderwerp').all().length } }];"),
        chat.post('Meld klaar', '=Het persbericht is verstuurd aan {{ $json.aantal }} journalisten.'),
        chat.post(
          'Meld terug voor bewerking',
          t`Het persbericht "${p('kop')}" is niet goedgekeurd. Pas de feiten aan en dien het opnieuw in.`,
        ),
      ],
      flow: [
        'Nieuwtje doorgeven > Schrijf persbericht > Persbericht > Keur goed > Mag het weg? > Alle journalisten > Journalist > Past bij het onderwerp > Journalist voor journalist #1 > Mail de journalist > Noteer verstuurd > Halve minuut > Journalist voor journalist',
        'Mag het weg? > Zet op nieuwspagina',
        'Mag het weg? #1 > Meld terug voor bewerking',
        'Mail de journalist #1 > Noteer fout adres > Halve minuut',
        'Journalist voor journalist > Tel de mails > Meld klaar',
      ],
    };
  },
});
