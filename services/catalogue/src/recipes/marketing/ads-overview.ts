import { googleAds, linkedInAds, metaAds } from '../../apps/ad-platforms.js';
import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  append,
  ask,
  both,
  code,
  combine,
  everyDay,
  type NodeSpec,
  reads,
  recipe,
  say,
  set,
  sortBy,
  withErrorBranch,
} from '../../kit/index.js';

/** A platform that gives no figures does not keep the others from being read. */
const orTold = (nodes: readonly NodeSpec[]): NodeSpec[] =>
  nodes.map((spec, at) => (at === 0 ? withErrorBranch(spec) : spec));

export const adsSideBySide = recipe({
  id: 'ads-of-three-platforms-together',
  category: 'marketing',
  tags: ['advertenties', 'rapportage', 'google ads'],
  saves: {
    minutes: 25,
    nl: 'Iemand zet elke ochtend de cijfers van drie advertentieaccounts in één overzicht.',
    en: 'Someone puts the figures of three ad accounts in one overview each morning.',
  },
  variants: combine(
    { table: tables, model: mainModels, mailer: mailers, chat: chats },
    { take: 9, apart: ['table', 'mailer'] },
  ),
  build: ({ table, model, mailer, chat }) => {
    const google = reads(googleAds, 'Google Ads', 'Google-campagne');
    const meta = reads(metaAds, 'Meta Ads', 'Meta-campagne');
    const linked = reads(linkedInAds, 'LinkedIn Ads', 'LinkedIn-campagne');
    return {
      name: both(
        `Google Ads, Meta en LinkedIn in één overzicht: ${table.app.label} en ${mailer.app.label}`,
        `Google Ads, Meta and LinkedIn in one overview: ${table.app.label} and ${mailer.app.label}`,
      ),
      description: both(
        `Legt elke dag de campagnes van Google Ads, Meta Ads en LinkedIn Ads naast elkaar in ${table.app.label}. ${model.app.label} wijst uitschieters aan in een mail via ${mailer.app.label} en ${chat.app.label} krijgt de totalen.`,
        `Puts the campaigns of Google Ads, Meta Ads and LinkedIn Ads side by side in ${table.app.label} every day. ${model.app.label} names outliers in a ${mailer.app.label} e-mail and ${chat.app.label} gets the totals.`,
      ),
      benefit: both(
        'Eén blik op wat al je advertenties samen opleveren.',
        'One glance at what all your ads bring in together.',
      ),
      uses: [
        [googleAds, both('geeft de zoekcampagnes', 'gives the search campaigns')],
        [metaAds, both('geeft Facebook en Instagram', 'gives Facebook and Instagram')],
        [linkedInAds, both('geeft de zakelijke campagnes', 'gives the business campaigns')],
        [table, both('bewaart één regel per campagne', 'keeps a row per campaign')],
        [model, both('legt de cijfers uit', 'explains the figures')],
        [mailer, both('verstuurt het overzicht', 'sends the overview')],
        [chat, both('krijgt de totalen', 'gets the totals')],
      ],
      setup: [
        both(
          'Gebruik je een platform niet? Haal die tak weg en zet "Alle platforms" op twee ingangen.',
          'Not using a platform? Remove that branch and set "Alle platforms" to two inputs.',
        ),
      ],
      notes: [
        {
          over: ['Google-label', 'Meta-label', 'LinkedIn-label'],
          text: say(
            '## Zelfde kolommen\nElk platform krijgt zijn naam mee, zodat je later per platform kunt optellen.',
            '## Same columns\nEach platform gets its name along, so that you can add up per platform later.',
          ),
        },
        {
          over: ['Alle platforms', 'Tel per platform'],
          text: say(
            '## Eén platform valt stil\nVerloopt een token, dan staat dat in de chat en gaat het overzicht door met de andere twee. Onder de totalen staat welk platform ontbreekt.',
            '## One platform falls silent\nWhere a token expires the chat says so and the overview goes on with the other two. Below the totals stands which platform is missing.',
          ),
        },
        {
          over: ['Vat samen', 'Mail het overzicht'],
          text: say(
            '## Uitleg\nHet taalmodel ziet alleen campagnenamen en cijfers, geen persoonsgegevens.',
            '## Explanation\nThe language model sees only campaign names and figures, no personal data.',
          ),
        },
      ],
      names: {
        'Elke ochtend om acht': 'Every morning at eight',
        'Google Ads': 'Google Ads',
        'Google-campagne': 'Google campaign',
        'Meta Ads': 'Meta Ads',
        'Meta per campagne': 'Meta by campaign',
        'Meta-campagne': 'Meta campaign',
        'LinkedIn Ads': 'LinkedIn Ads',
        'LinkedIn per campagne': 'LinkedIn by campaign',
        'LinkedIn-campagne': 'LinkedIn campaign',
        'Google-label': 'Google label',
        'Meta-label': 'Meta label',
        'LinkedIn-label': 'LinkedIn label',
        'Alle platforms': 'All platforms',
        'Duurste eerst': 'Dearest first',
        'Bewaar per campagne': 'Keep by campaign',
        'Tel per platform': 'Add up by platform',
        'Deel totalen': 'Share totals',
        'Vat samen': 'Summarise',
        Taalmodel: 'Language model',
        'Mail het overzicht': 'Mail the overview',
        'Meld een stil platform': 'Report a silent platform',
      },
      nodes: [
        everyDay('Elke ochtend om acht', 8),
        ...orTold(google.nodes),
        ...orTold(meta.nodes).map((spec) =>
          spec.name === 'Eén regel per campagne' ? { ...spec, name: 'Meta per campagne' } : spec,
        ),
        ...orTold(linked.nodes).map((spec) =>
          spec.name === 'Eén regel per campagne' ? { ...spec, name: 'LinkedIn per campagne' } : spec,
        ),
        set('Google-label', { platform: 'Google Ads' }, true),
        set('Meta-label', { platform: 'Meta Ads' }, true),
        set('LinkedIn-label', { platform: 'LinkedIn Ads' }, true),
        append('Alle platforms', 3),
        sortBy('Duurste eerst', 'cost', 'descending'),
        table.append('Bewaar per campagne', say('Campagnes', 'Campaigns'), {
          [say('Datum', 'Date')]: "={{ $now.minus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
          Platform: '={{ $json.platform }}',
          [say('Campagne', 'Campaign')]: '={{ $json.name }}',
          [say('Kosten', 'Cost')]: '={{ $json.cost }}',
          [say('Klikken', 'Clicks')]: '={{ $json.clicks }}',
          [say('Conversies', 'Conversions')]: '={{ $json.conversions }}',
        }),
        code(
          'Tel per platform',
          `
const totalen = {};
for (const { json } of $input.all()) {
  const rij = (totalen[json.platform] ??= { platform: json.platform, kosten: 0, klikken: 0, conversies: 0 });
  rij.kosten += Number(json.cost) || 0;
  rij.klikken += Number(json.clicks) || 0;
  rij.conversies += Number(json.conversions) || 0;
}
const rijen = Object.values(totalen).map((rij) => ({ ...rij, kosten: Math.round(rij.kosten * 100) / 100 }));
const campagnes = $input.all().map(({ json }) => [json.platform, json.name, json.cost, json.clicks, json.conversions].join(' | '));
const tekst = rijen.map((rij) => rij.platform + ': ' + rij.kosten.toLocaleString('${say('nl-NL', 'en-GB')}', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) + ${say("' euro, '", "' euros, '")} + rij.klikken + ${say("' klikken, '", "' clicks, '")} + rij.conversies + ${say("' conversies'", "' conversions'")}).join('\\n');
const mist = ['Google Ads', 'Meta Ads', 'LinkedIn Ads'].filter((naam) => !totalen[naam]);
const onder = mist.length ? ${say("'\\nGeen cijfers van: '", "'\\nNo figures of: '")} + mist.join(', ') : '';
return [{ json: { rijen, tekst: tekst + onder, campagnes: campagnes.join('\\n') } }];`,
        ),
        chat.post(
          'Deel totalen',
          say('=Advertenties van gisteren:\n{{ $json.tekst }}', '=Ads of yesterday:\n{{ $json.tekst }}'),
        ),
        chat.post(
          'Meld een stil platform',
          say(
            "=Een advertentieplatform gaf vanochtend geen cijfers: {{ $json.error?.message ?? $json.error ?? 'geen antwoord' }}. Het overzicht gaat zonder.",
            "=An ad platform gave no figures this morning: {{ $json.error?.message ?? $json.error ?? 'no answer' }}. The overview goes on without it.",
          ),
        ),
        withErrorBranch(
          ask(
            'Vat samen',
            say(
              'Je bent een nuchtere online marketeer. Noem in het Nederlands de drie opvallendste campagnes en wat je vandaag zou veranderen. Gebruik alleen de cijfers die je krijgt. Lever HTML met een korte lijst.',
              'You are a level-headed online marketer. Name in English the three most striking campaigns and what you would change today. Use only the figures that you are given. Give HTML with a short list.',
            ),
            say(
              '=Totalen:\n{{ $json.tekst }}\n\nPer campagne (platform | naam | kosten | klikken | conversies):\n{{ $json.campagnes }}',
              '=Totals:\n{{ $json.tekst }}\n\nPer campaign (platform | name | cost | clicks | conversions):\n{{ $json.campagnes }}',
            ),
          ),
        ),
        model.attach('Taalmodel', 'Vat samen'),
        mailer.send(
          'Mail het overzicht',
          mailOf.marketing,
          `=${say('Advertenties', 'Ads')} {{ $now.minus({ days: 1 }).setLocale(${say("'nl'", "'en'")}).toFormat('d LLLL') }}`,
          "={{ $json.text ? $json.text.replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') : '<pre>' + $('Tel per platform').first().json.tekst + '</pre>' }}",
        ),
      ],
      flow: [
        `Elke ochtend om acht > ${google.path} > Google-label > Alle platforms`,
        `Elke ochtend om acht > ${meta.path.replace('Eén regel per campagne', 'Meta per campagne')} > Meta-label > Alle platforms @1`,
        `Elke ochtend om acht > ${linked.path.replace('Eén regel per campagne', 'LinkedIn per campagne')} > LinkedIn-label > Alle platforms @2`,
        'Alle platforms > Duurste eerst > Bewaar per campagne',
        'Duurste eerst > Tel per platform > Deel totalen',
        'Tel per platform > Vat samen > Mail het overzicht',
        'Vat samen #1 > Mail het overzicht',
        'Google Ads #1 > Meld een stil platform',
        'Meta Ads #1 > Meld een stil platform',
        'LinkedIn Ads #1 > Meld een stil platform',
      ],
    };
  },
});
