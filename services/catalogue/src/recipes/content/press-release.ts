import { approvalChats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import {
  answeredWithin,
  ask,
  both,
  code,
  combine,
  evenWhenEmpty,
  form,
  from,
  keep,
  loop,
  only,
  pause,
  recipe,
  say,
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
        `${model.app.label} schrijft het persbericht uit je feiten. Na Akkoord in ${chat.app.label} krijgt elke journalist met dat onderwerp in ${table.app.label} een mail via ${mailer.app.label} en staat het bericht als concept in ${cms.app.label}.`,
        `${model.app.label} writes the press release from your facts. Once approved in ${chat.app.label} every journalist in ${table.app.label} with that beat gets an email via ${mailer.app.label} and the release is a draft in ${cms.app.label}.`,
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
          'Maak het tabblad Pers met Naam, E-mail, Medium, Onderwerp (Techniek, Ondernemen of Regio) en Afgemeld; zet ja in Afgemeld bij wie geen persberichten meer wil.',
          'Create the tab Press with Name, E-mail, Medium, Subject (Technology, Business or Region) and Opted out; put yes in Opted out for whoever wants no more releases.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf persbericht', 'Keur goed', 'Mag het weg?'],
          text: say(
            '## Een paar ogen extra\nEen persbericht haal je niet terug. Daarom wacht het op Akkoord.',
            '## A second pair of eyes\nA press release cannot be taken back. That is why it waits for approval.',
          ),
        },
        {
          over: ['Journalist voor journalist', 'Mail de journalist', 'Noteer verstuurd'],
          text: say(
            '## Persoonlijk\nElke mail begint met de naam en gaat apart weg, met een halve minuut ertussen. Wie zich afmeldde, krijgt niets.',
            '## Personal\nEach mail begins with the name and goes out separately, half a minute apart. Who opted out gets nothing.',
          ),
        },
      ],
      names: {
        'Meld dat het model zweeg': 'Report that the model was silent',
        'Nieuwtje doorgeven': 'Pass on the news',
        'Schrijf persbericht': 'Write press release',
        Persvoorlichter: 'Press officer',
        Persbericht: 'Press release',
        'Keur goed': 'Approve',
        'Mag het weg?': 'May it go out?',
        'Zet op nieuwspagina': 'Put on the news page',
        'Meld geen nieuwspagina': 'Report no news page',
        'Alle journalisten': 'All journalists',
        Journalist: 'Journalist',
        'Past bij het onderwerp': 'Fits the subject',
        'Journalist voor journalist': 'Journalist by journalist',
        'Mail de journalist': 'Mail the journalist',
        'Noteer verstuurd': 'Record as sent',
        'Noteer fout adres': 'Record a wrong address',
        'Iemand gevonden?': 'Anyone found?',
        Gelukt: 'Successful',
        'Niet gelukt': 'Not successful',
        'Meld niemand gevonden': 'Report nobody found',
        'Halve minuut': 'Half a minute',
        'Tel de mails': 'Count the mails',
        'Meld klaar': 'Report as done',
        'Meld terug voor bewerking': 'Send back for editing',
      },
      nodes: [
        form(
          'Nieuwtje doorgeven',
          say('Persbericht maken', 'Make a press release'),
          say('Geef de feiten, de tekst volgt.', 'Give the facts, the text follows.'),
          [
            ['kop', say('Wat is het nieuws?', 'What is the news?')],
            ['feiten', say('Feiten en cijfers', 'Facts and figures'), 'textarea'],
            ['citaat', say('Citaat en van wie', 'Quote and whose it is')],
            [
              'onderwerp',
              say('Onderwerp', 'Subject'),
              'dropdown',
              [say('Techniek', 'Technology'), say('Ondernemen', 'Business'), say('Regio', 'Region')],
            ],
          ],
        ),
        withErrorBranch(
          ask(
            'Schrijf persbericht',
            say(
              'Schrijf een Nederlands persbericht: kop, plaats en datum, inleiding met wie wat waar wanneer waarom, citaat, achtergrond, noot voor de redactie. HTML met p. Gebruik alleen de gegeven feiten; laat weg wat je niet weet, zonder invulplekken als [Naam].',
              'Write an English press release: headline, place and date, introduction with who, what, where, when and why, quote, background, note to editors. HTML with p. Use the given facts only; leave out what you do not know, without gaps such as [Name].',
            ),
            say(
              '={{ $json.kop }}\n{{ $json.feiten }}\nCitaat: {{ $json.citaat }}',
              '={{ $json.kop }}\n{{ $json.feiten }}\nQuote: {{ $json.citaat }}',
            ),
          ),
        ),
        model.attach('Persvoorlichter', 'Schrijf persbericht'),
        set('Persbericht', {
          kop: "={{ $('Nieuwtje doorgeven').item.json.kop }}",
          onderwerp: "={{ $('Nieuwtje doorgeven').item.json.onderwerp }}",
          html: "={{ String($json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
        }),
        answeredWithin(
          chat.approve(
            'Keur goed',
            say(
              t`Persbericht "${p('kop')}":\n\n{{ $json.html.replace(/<[^>]+>/g, ' ') }}`,
              t`Press release "${p('kop')}":\n\n{{ $json.html.replace(/<[^>]+>/g, ' ') }}`,
            ),
          ),
          3,
          'days',
        ),
        when('Mag het weg?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(cms.draft('Zet op nieuwspagina', { title: only(p('kop')), html: only(p('html')) })),
        chat.post(
          'Meld geen nieuwspagina',
          say(
            t`${cms.app.label} nam het persbericht "${p('kop')}" niet aan; zet het zelf op de nieuwspagina. De mails gaan wel weg.`,
            t`${cms.app.label} did not take the press release "${p('kop')}"; put it on the news page yourself. The mails do leave.`,
          ),
        ),
        evenWhenEmpty(table.rows('Alle journalisten', say('Pers', 'Press'))),
        set('Journalist', {
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          email: `={{ ${table.cell(say('E-mail', 'E-mail'))} }}`,
          onderwerp: `={{ ${table.cell(say('Onderwerp', 'Subject'))} }}`,
          afgemeld: `={{ String(${table.cell(say('Afgemeld', 'Opted out'))} ?? '').trim() }}`,
        }),
        evenWhenEmpty(
          keep('Past bij het onderwerp', [
            ['={{ $json.onderwerp }}', 'is', "={{ $('Persbericht').first().json.onderwerp }}"],
            ["={{ $json.email ?? '' }}", 'contains', '@'],
            ['={{ /^(ja|yes|x|true)$/i.test($json.afgemeld) }}', 'no'],
          ]),
        ),
        when('Iemand gevonden?', [["={{ $json.email ?? '' }}", 'filled']]),
        loop('Journalist voor journalist', 1),
        withErrorBranch(
          mailer.send(
            'Mail de journalist',
            only(j('email')),
            say(
              "=Nieuws: {{ $('Persbericht').first().json.kop }}",
              "=News: {{ $('Persbericht').first().json.kop }}",
            ),
            say(
              t`<p>Beste ${j('naam')},</p>{{ $('Persbericht').first().json.html }}<p>Liever geen persberichten meer? Antwoord met afmelden, dan halen we je van de lijst.</p>`,
              t`<p>Dear ${j('naam')},</p>{{ $('Persbericht').first().json.html }}<p>No more press releases? Answer with unsubscribe and we take you off the list.</p>`,
            ),
          ),
        ),
        table.append('Noteer verstuurd', say('Verstuurd', 'Sent'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Aan', 'To')]: only(j('email')),
          [say('Uitkomst', 'Outcome')]: say('verstuurd', 'sent'),
        }),
        table.append('Noteer fout adres', say('Verstuurd', 'Sent'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Aan', 'To')]: only(j('email')),
          [say('Uitkomst', 'Outcome')]: say('niet bezorgd', 'not delivered'),
        }),
        set('Gelukt', { gelukt: true }),
        set('Niet gelukt', { gelukt: false }),
        pause('Halve minuut', 30, 'seconds'),
        code(
          'Tel de mails',
          'const gelukt = $input.all().filter(({ json }) => json.gelukt).length;\nreturn [{ json: { gelukt, mislukt: $input.all().length - gelukt } }];',
        ),
        chat.post(
          'Meld klaar',
          say(
            '=Het persbericht is verstuurd aan {{ $json.gelukt }} journalisten. Mislukt: {{ $json.mislukt }}; die staan in het tabblad Verstuurd.',
            '=The press release was sent to {{ $json.gelukt }} journalists. Failed: {{ $json.mislukt }}; those are in the tab Sent.',
          ),
        ),
        chat.post(
          'Meld niemand gevonden',
          say(
            "=Het persbericht is niet gemaild: geen journalist in het tabblad Pers heeft het onderwerp {{ $('Persbericht').first().json.onderwerp }}.",
            "=The press release was not mailed: no journalist in the tab Press has the subject {{ $('Persbericht').first().json.onderwerp }}.",
          ),
        ),
        chat.post(
          'Meld terug voor bewerking',
          say(
            t`Het persbericht "${p('kop')}" is afgewezen of drie dagen niet beantwoord. Pas de feiten aan en dien het opnieuw in.`,
            t`The press release "${p('kop')}" was rejected or not answered for three days. Adapt the facts and submit it again.`,
          ),
        ),
        chat.post(
          'Meld dat het model zweeg',
          say(
            `=Het model schreef geen persbericht over "{{ $('Nieuwtje doorgeven').item.json.kop }}". Dien het later opnieuw in.`,
            `=The model wrote no press release on "{{ $('Nieuwtje doorgeven').item.json.kop }}". Submit it again later.`,
          ),
        ),
      ],
      flow: [
        'Nieuwtje doorgeven > Schrijf persbericht > Persbericht > Keur goed > Mag het weg? > Zet op nieuwspagina',
        'Zet op nieuwspagina #1 > Meld geen nieuwspagina',
        'Mag het weg? > Alle journalisten > Journalist > Past bij het onderwerp > Iemand gevonden? > Journalist voor journalist #1 > Mail de journalist > Noteer verstuurd > Gelukt > Halve minuut > Journalist voor journalist',
        'Mag het weg? #1 > Meld terug voor bewerking',
        'Mail de journalist #1 > Noteer fout adres > Niet gelukt > Halve minuut',
        'Iemand gevonden? #1 > Meld niemand gevonden',
        'Journalist voor journalist > Tel de mails > Meld klaar',
        'Schrijf persbericht #1 > Meld dat het model zweeg',
      ],
    };
  },
});
