import { shorteners } from '../../apps/analytics.js';
import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { facebook, linkedIn, mastodon, x } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { append, both, combine, form, gather, recipe, set, when, withErrorBranch } from '../../kit/index.js';

/** In the order of the inputs that gather the outcomes. */
const NETWORKS = ['LinkedIn', 'Facebook', 'X', 'Mastodon'];

export const postRequest = recipe({
  id: 'post-request-for-all-channels',
  category: 'social',
  tags: ['aanvraag', 'akkoord', 'linkedin'],
  saves: {
    minutes: 20,
    nl: 'Een collega mailt een idee, iemand anders plaatst het op vier netwerken.',
    en: 'A colleague e-mails an idea and someone else posts it on four networks.',
  },
  variants: combine(
    { short: shorteners, chat: approvalChats, mailer: mailers, table: tables },
    { take: 11, apart: ['chat', 'mailer'] },
  ),
  build: ({ short, chat, mailer, table }) => ({
    name: both(
      `Bericht voor vier netwerken aanvragen: akkoord in ${chat.app.label}, uitslag via ${mailer.app.label}`,
      `Request a post on four networks: ${chat.app.label} approval, outcome by ${mailer.app.label}`,
    ),
    description: both(
      `Een collega vult een formulier in; na akkoord in ${chat.app.label} staat het bericht met een korte link van ${short.app.label} op LinkedIn, Facebook, X en Mastodon. De aanvrager hoort via ${mailer.app.label} waar het gelukt is.`,
      `A colleague fills in a form; once approved in ${chat.app.label} the post is on LinkedIn, Facebook, X and Mastodon with a ${short.app.label} link. The requester hears by ${mailer.app.label} where it worked.`,
    ),
    benefit: both(
      'Iedereen kan een bericht aandragen, jij houdt de regie.',
      'Anyone can suggest a post, you stay in control.',
    ),
    uses: [
      [short, both('maakt de link kort en telbaar', 'makes the link short and countable')],
      [chat, both('vraagt akkoord', 'asks for approval')],
      [linkedIn, both('plaatst op je bedrijfspagina', 'posts on your company page')],
      [facebook, both('plaatst op je pagina', 'posts on your page')],
      [x, both('plaatst de korte versie', 'posts the short version')],
      [mastodon, both('plaatst op je server', 'posts on your server')],
      [table, both('houdt bij wat geplaatst is', 'keeps what was posted')],
      [mailer, both('bericht de aanvrager', 'informs the requester')],
    ],
    setup: [
      both(
        'Verwijder de takken van netwerken die je niet gebruikt en verlaag het aantal ingangen van "Alle uitkomsten".',
        'Remove the branches of networks you do not use and lower the inputs of "Alle uitkomsten".',
      ),
    ],
    notes: [
      {
        over: ['Maak korte link', 'Stel bericht op'],
        text: '## Tekst\nVoor X blijft na de link 255 tekens over; de rest krijgt de volledige tekst.',
      },
      {
        over: ['Gelukt LinkedIn', 'Alle uitkomsten'],
        text: '## Uitkomsten\nElk netwerk geeft gelukt of mislukt door, zodat één storing de rest niet tegenhoudt.',
      },
    ],
    nodes: [
      form('Aanvraagformulier', 'Vraag een bericht aan', 'Wij kijken het na en plaatsen het.', [
        ['name', 'Je naam'],
        ['email', 'Je e-mailadres', 'email'],
        ['text', 'Tekst', 'textarea'],
        ['link', 'Link'],
      ]),
      short.shorten('Maak korte link', '={{ $json.link }}'),
      set('Stel bericht op', {
        lang: `={{ $('Aanvraagformulier').item.json.text }}\n\n{{ ${short.short} }}`,
        kort: `={{ $('Aanvraagformulier').item.json.text.slice(0, 250) }} {{ ${short.short} }}`,
      }),
      chat.approve(
        'Vraag akkoord',
        "={{ $('Aanvraagformulier').item.json.name }} wil plaatsen:\n\n{{ $json.lang }}",
      ),
      when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
      withErrorBranch(linkedIn.post('LinkedIn', "={{ $('Stel bericht op').item.json.lang }}")),
      withErrorBranch(facebook.post('Facebook', "={{ $('Stel bericht op').item.json.lang }}")),
      withErrorBranch(x.post('X', "={{ $('Stel bericht op').item.json.kort }}")),
      withErrorBranch(mastodon.post('Mastodon', "={{ $('Stel bericht op').item.json.lang.slice(0, 500) }}")),
      set('Gelukt LinkedIn', { regel: 'LinkedIn: geplaatst' }),
      set('Gelukt Facebook', { regel: 'Facebook: geplaatst' }),
      set('Gelukt X', { regel: 'X: geplaatst' }),
      set('Gelukt Mastodon', { regel: 'Mastodon: geplaatst' }),
      ...NETWORKS.map((network) =>
        set(`Mislukt ${network}`, {
          regel: `=${network}: mislukt, {{ $json.error?.message ?? $json.error ?? "onbekende fout" }}`,
        }),
      ),
      append('Alle uitkomsten', 4),
      gather('Bundel uitkomsten', 'uitkomsten'),
      table.append('Bewaar plaatsing', 'Geplaatst', {
        Datum: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        Aanvrager: "={{ $('Aanvraagformulier').first().json.name }}",
        Tekst: "={{ $('Stel bericht op').first().json.lang }}",
        Uitkomst: "={{ $json.uitkomsten.map((uitkomst) => uitkomst.regel).join(', ') }}",
      }),
      mailer.send(
        'Mail uitkomst',
        "={{ $('Aanvraagformulier').first().json.email }}",
        'De uitslag van je bericht',
        "=Beste {{ $('Aanvraagformulier').first().json.name }},<br><br>{{ $('Bundel uitkomsten').first().json.uitkomsten.map((uitkomst) => uitkomst.regel).join('<br>') }}",
      ),
      mailer.send(
        'Mail afwijzing',
        "={{ $('Aanvraagformulier').item.json.email }}",
        'Je bericht is niet geplaatst',
        "=Beste {{ $('Aanvraagformulier').item.json.name }},<br><br>We plaatsen dit bericht nu niet. Loop even langs, dan maken we er samen iets van.",
      ),
    ],
    flow: [
      'Aanvraagformulier > Maak korte link > Stel bericht op > Vraag akkoord > Akkoord? > LinkedIn > Gelukt LinkedIn > Alle uitkomsten',
      'Akkoord? > Facebook > Gelukt Facebook > Alle uitkomsten @1',
      'Akkoord? > X > Gelukt X > Alle uitkomsten @2',
      'Akkoord? > Mastodon > Gelukt Mastodon > Alle uitkomsten @3',
      ...NETWORKS.map((network, i) => `${network} #1 > Mislukt ${network} > Alle uitkomsten @${i}`),
      'Alle uitkomsten > Bundel uitkomsten > Bewaar plaatsing > Mail uitkomst',
      'Akkoord? #1 > Mail afwijzing',
    ],
  }),
});
