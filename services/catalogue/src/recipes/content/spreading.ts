import { approvalChats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { fileStores } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { designers, voices } from '../../apps/media.js';
import { mainModels, models } from '../../apps/models.js';
import { businessSocials, socials } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  append,
  ask,
  both,
  combine,
  keep,
  loop,
  only,
  onlyNew,
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

const EXAMPLE = about(
  'example-post',
  ['Voorbeeld van een bericht', 'Example of a post'],
  [
    'Een bericht dat goed werkte; het model neemt de toon over.',
    'A post that worked well; the model takes over its tone.',
  ],
  [
    'Elke maandag dezelfde vraag aan de balie? Zet het antwoord waar mensen kijken: op de deur.',
    'The same question at the desk each Monday? Put the answer where people look: on the door.',
  ],
);

export const artikelOpSocials = recipe({
  id: 'article-to-socials',
  category: 'content',
  tags: ['social media', 'blog', 'akkoord'],
  saves: spares(
    35,
    'Iemand schrijft na elk blog voor elk netwerk een eigen bericht.',
    'Someone writes a post of its own for each network after each blog.',
  ),
  variants: combine(
    {
      cms: liveCmses,
      first: businessSocials,
      second: socials,
      model: mainModels,
      chat: approvalChats,
      table: tables,
    },
    { take: 10, apart: ['cms', 'first', 'second'] },
  ),
  build: ({ cms, first, second, model, chat, table }) => {
    const { nodes, path, ref: a } = starts(cms.published, 'Nieuw artikel', 'Artikel');
    return {
      name: both(
        `Nieuw ${cms.app.label}-artikel delen op ${first.app.label} en ${second.app.label} na akkoord`,
        `Share new ${cms.app.label} articles on ${first.app.label} and ${second.app.label} after approval`,
      ),
      description: both(
        `Wanneer ${cms.published.event.nl}, schrijft ${model.app.label} voor ${first.app.label} en ${second.app.label} elk een eigen bericht. Je keurt ze goed in ${chat.app.label}; wat geplaatst is, staat in ${table.app.label}.`,
        `When ${cms.published.event.en}, ${model.app.label} writes a separate post for ${first.app.label} and ${second.app.label}. You approve them in ${chat.app.label}; what was posted is listed in ${table.app.label}.`,
      ),
      benefit: both(
        'Elk artikel krijgt de aandacht die het verdient.',
        'Every article gets the attention it deserves.',
      ),
      uses: [
        [cms.published, both('meldt nieuwe artikelen', 'reports new articles')],
        [model, both('schrijft de berichten', 'writes the posts')],
        [chat, both('vraagt akkoord', 'asks approval')],
        [first, both('plaatst het eerste bericht', 'publishes the first post')],
        [second, both('plaatst het tweede bericht', 'publishes the second post')],
        [table, both('houdt bij wat geplaatst is', 'keeps what was posted')],
      ],
      setup: [
        both(
          'Maak het tabblad Social met Datum, Artikel, Netwerk en Stand.',
          'Create the tab Social with Date, Article, Network and State.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf twee berichten', 'Leg berichten voor', 'Goed zo?'],
          text: say(
            '## Een keer akkoord\nJe leest beide berichten in een keer. Wijs je ze af of antwoordt niemand binnen drie dagen, dan wordt er niets geplaatst en blijft de tekst in de tabel staan.',
            '## Approve once\nYou read both posts at once. If you reject them, or nobody answers in three days, nothing is posted and the text stays in the table.',
          ),
        },
        {
          over: ['Eerste netwerk', 'Tweede netwerk', 'Beide geplaatst'],
          text: say(
            '## Tegelijk plaatsen\nLukt een netwerk niet, dan gaat het andere gewoon door en staat de fout in de tabel.',
            '## Post at the same time\nIf one network fails, the other simply goes on and the failure is in the table.',
          ),
        },
      ],
      names: {
        'Nieuw artikel': 'New article',
        'Nieuw artikel ophalen': 'Fetch the new article',
        Artikel: 'Article',
        'Niet eerder gedeeld': 'Not shared before',
        'Artikel voor artikel': 'Article by article',
        'Schrijf twee berichten': 'Write two posts',
        Tekstschrijver: 'Copywriter',
        'De twee berichten': 'The two posts',
        'Leg berichten voor': 'Present the posts',
        'Goed zo?': 'All right?',
        'Eerste netwerk': 'First network',
        'Tweede netwerk': 'Second network',
        'Eerste gelukt': 'First done',
        'Tweede gelukt': 'Second done',
        'Eerste mislukt': 'First failed',
        'Tweede mislukt': 'Second failed',
        'Beide geplaatst': 'Both posted',
        'Noteer plaatsing': 'Record the posts',
        'Bewaar afgekeurd': 'Keep the rejected',
      },
      nodes: [
        ...nodes,
        onlyNew('Niet eerder gedeeld', only(a.link)),
        loop('Artikel voor artikel', 1),
        withErrorBranch(
          ask(
            'Schrijf twee berichten',
            say(
              `Schrijf twee Nederlandse berichten over een artikel: een voor ${first.app.label} en een voor ${second.app.label} van hooguit 240 tekens. Begin met wat de lezer eraan heeft, geen hashtags, geen link. Schrijf alleen wat in het artikel staat. Zo klinken wij: ${EXAMPLE}`,
              `Write two English posts about an article: one for ${first.app.label} and one for ${second.app.label} of at most 240 characters. Begin with what the reader gains, no hashtags, no link. Write only what is in the article. This is how we sound: ${EXAMPLE}`,
            ),
            t`${a.title}\n\n${a.text}`,
            true,
          ),
        ),
        model.attach('Tekstschrijver', 'Schrijf twee berichten'),
        parser('De twee berichten', 'Schrijf twee berichten', {
          eerste: say('Tekst', 'Text'),
          tweede: say('Tekst', 'Text'),
        }),
        answeredWithin(
          chat.approve(
            'Leg berichten voor',
            say(
              t`Berichten bij "${a.title}":\n\n1. {{ $json.output.eerste }}\n\n2. {{ $json.output.tweede }}`,
              t`Posts for "${a.title}":\n\n1. {{ $json.output.eerste }}\n\n2. {{ $json.output.tweede }}`,
            ),
          ),
          3,
          'days',
        ),
        when('Goed zo?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          first.post(
            'Eerste netwerk',
            t`{{ $('Schrijf twee berichten').item.json.output.eerste }} ${a.link}`,
          ),
        ),
        withErrorBranch(
          second.post(
            'Tweede netwerk',
            t`{{ $('Schrijf twee berichten').item.json.output.tweede }} ${a.link}`,
          ),
        ),
        set('Eerste gelukt', { netwerk: first.app.label, stand: say('geplaatst', 'placed') }),
        set('Tweede gelukt', { netwerk: second.app.label, stand: say('geplaatst', 'placed') }),
        set('Eerste mislukt', {
          netwerk: first.app.label,
          stand: say(
            '=mislukt: {{ $json.error?.message ?? $json.error }}',
            '=failed: {{ $json.error?.message ?? $json.error }}',
          ),
        }),
        set('Tweede mislukt', {
          netwerk: second.app.label,
          stand: say(
            '=mislukt: {{ $json.error?.message ?? $json.error }}',
            '=failed: {{ $json.error?.message ?? $json.error }}',
          ),
        }),
        append('Beide geplaatst', 2),
        table.append('Noteer plaatsing', 'Social', {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Artikel', 'Article')]: "={{ $('Artikel voor artikel').first().json.title }}",
          [say('Netwerk', 'Network')]: '={{ $json.netwerk }}',
          [say('Stand', 'State')]: '={{ $json.stand }}',
        }),
        table.append('Bewaar afgekeurd', 'Social', {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Artikel', 'Article')]: "={{ $('Artikel voor artikel').first().json.title }}",
          [say('Netwerk', 'Network')]: say('geen', 'none'),
          [say('Stand', 'State')]: say(
            "={{ $('Schrijf twee berichten').first().json.output ? 'niet akkoord: 1. ' + $('Schrijf twee berichten').first().json.output.eerste + ' 2. ' + $('Schrijf twee berichten').first().json.output.tweede : 'schrijven mislukte: deel dit artikel zelf' }}",
            "={{ $('Schrijf twee berichten').first().json.output ? 'not approved: 1. ' + $('Schrijf twee berichten').first().json.output.eerste + ' 2. ' + $('Schrijf twee berichten').first().json.output.tweede : 'writing failed: share this article yourself' }}",
          ),
        }),
      ],
      flow: [
        `${path} > Niet eerder gedeeld > Artikel voor artikel #1 > Schrijf twee berichten > Leg berichten voor > Goed zo? > Eerste netwerk > Eerste gelukt > Beide geplaatst > Noteer plaatsing > Artikel voor artikel`,
        'Goed zo? > Tweede netwerk > Tweede gelukt > Beide geplaatst @1',
        'Eerste netwerk #1 > Eerste mislukt > Beide geplaatst',
        'Tweede netwerk #1 > Tweede mislukt > Beide geplaatst @1',
        'Goed zo? #1 > Bewaar afgekeurd > Artikel voor artikel',
        'Schrijf twee berichten #1 > Bewaar afgekeurd',
      ],
    };
  },
});

export const beeldBijArtikel = recipe({
  id: 'article-social-image',
  category: 'content',
  tags: ['beeld', 'blog', 'huisstijl'],
  saves: spares(
    15,
    'Een vormgever maakt bij elk artikel een plaatje.',
    'A designer makes an image for every article.',
  ),
  variants: combine({ cms: liveCmses, design: designers, network: socials }, { take: 7 }),
  build: ({ cms, design, network }) => {
    const { nodes, path, ref: a } = starts(cms.published, 'Artikel live', 'Artikel');
    return {
      name: both(
        `Deelplaatje van ${design.app.label} bij elk ${cms.app.label}-artikel op ${network.app.label}`,
        `A ${design.app.label} image for each ${cms.app.label} article on ${network.app.label}`,
      ),
      description: both(
        `Zodra ${cms.published.event.nl}, vult ${design.app.label} jullie sjabloon met de titel en de auteur. Het bericht met plaatje en link verschijnt op ${network.app.label}, elk artikel één keer; mislukt het plaatje, dan zonder.`,
        `As soon as ${cms.published.event.en}, ${design.app.label} fills your template with the title and the author. The post with image and link appears on ${network.app.label}, each article once; when the image fails, without it.`,
      ),
      benefit: both(
        'Elk artikel gaat in huisstijl de deur uit.',
        'Every article goes out in your house style.',
      ),
      uses: [
        [cms.published, both('meldt het artikel', 'reports the article')],
        [design, both('maakt het plaatje', 'makes the image')],
        [network, both('plaatst het bericht', 'publishes the post')],
      ],
      setup: [
        both('Geef het sjabloon de lagen titel en auteur.', 'Give the template the layers titel and auteur.'),
      ],
      names: {
        'Artikel live': 'Article live',
        'Artikel live ophalen': 'Fetch the live article',
        Artikel: 'Article',
        'Vul het sjabloon': 'Fill the template',
        'Plaats met beeld': 'Post with image',
        'Nog niet geplaatst': 'Not posted yet',
        'Plaats zonder beeld': 'Post without image',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet geplaatst', only(a.link)),
        withErrorBranch(design.design('Vul het sjabloon', { titel: only(a.title), auteur: only(a.author) })),
        network.picture
          ? network.picture('Plaats met beeld', t`${a.title}\n${a.link}`, `={{ ${design.url} }}`)
          : network.post('Plaats met beeld', t`${a.title}\n${a.link}\n{{ ${design.url} }}`),
        network.post('Plaats zonder beeld', t`${a.title}\n${a.link}`),
      ],
      flow: [
        `${path} > Nog niet geplaatst > Vul het sjabloon > Plaats met beeld`,
        'Vul het sjabloon #1 > Plaats zonder beeld',
      ],
    };
  },
});

export const voorleesversie = recipe({
  id: 'article-read-aloud',
  category: 'content',
  tags: ['audio', 'toegankelijkheid', 'blog'],
  saves: spares(
    30,
    'Iemand spreekt elk artikel in en zet het bestand online.',
    'Someone records each article and uploads the file.',
  ),
  variants: combine(
    { cms: liveCmses, voice: voices, store: fileStores, model: models, mailer: mailers },
    { take: 6, sameApp: true, apart: ['cms', 'voice', 'store'] },
  ),
  build: ({ cms, voice, store, model, mailer }) => {
    const { nodes, path, ref: a } = starts(cms.published, 'Artikel verschenen', 'Artikel');
    return {
      name: both(
        `Voorleesversie van ${cms.app.label}-artikelen met ${voice.app.label} in ${store.app.label}`,
        `Read-aloud version of ${cms.app.label} articles with ${voice.app.label} in ${store.app.label}`,
      ),
      description: both(
        `${model.app.label} maakt van elk nieuw artikel in ${cms.app.label} een voorleestekst zonder links en tabellen, ${voice.app.label} spreekt hem in en het geluid komt in ${store.app.label}. De webredactie krijgt via ${mailer.app.label} de link.`,
        `${model.app.label} turns each new ${cms.app.label} article into a script without links and tables, ${voice.app.label} reads it out and the sound goes to ${store.app.label}. The web editors get the link via ${mailer.app.label}.`,
      ),
      benefit: both(
        'Lezers kunnen je artikelen ook beluisteren.',
        'Readers can also listen to your articles.',
      ),
      uses: [
        [cms.published, both('meldt nieuwe artikelen', 'reports new articles')],
        [model, both('maakt de voorleestekst', 'writes the script')],
        [voice, both('spreekt de tekst in', 'reads the text out')],
        [store, both('bewaart het geluid', 'keeps the sound')],
        [mailer, both('bericht de webredactie', 'writes to the web editors')],
      ],
      setup: [],
      names: {
        'Artikel verschenen': 'Article published',
        'Artikel verschenen ophalen': 'Fetch the published article',
        Artikel: 'Article',
        'Lang genoeg': 'Long enough',
        'Maak voorleestekst': 'Make the script',
        Bewerker: 'Editor',
        'Spreek in': 'Record the voice',
        'Bewaar het geluid': 'Save the sound',
        'Bericht de webredactie': 'Inform the web editors',
        'Meld dat inspreken mislukte': 'Report that recording failed',
      },
      nodes: [
        ...nodes,
        keep('Lang genoeg', [[`={{ String(${a.text.slice(3, -3)}).length }}`, '>', 600]]),
        withErrorBranch(
          ask(
            'Maak voorleestekst',
            say(
              'Maak van dit artikel een tekst om voor te lezen, hooguit 3500 tekens. Schrijf afkortingen uit, laat links en tabellen weg, begin met de titel.',
              'Turn this article into a text to read aloud, at most 3500 characters, in English. Write abbreviations in full, leave out links and tables, begin with the title.',
            ),
            t`${a.title}\n\n${a.text}`,
          ),
        ),
        model.attach('Bewerker', 'Maak voorleestekst'),
        withErrorBranch(voice.speak('Spreek in', "={{ String($json.text ?? '').slice(0, 4000) }}")),
        store.upload(
          'Bewaar het geluid',
          say(
            `={{ $now.toFormat('yyyy-MM-dd') }}-{{ String(${a.title.slice(3, -3)}).toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60) }}-voorlezen.mp3`,
            `={{ $now.toFormat('yyyy-MM-dd') }}-{{ String(${a.title.slice(3, -3)}).toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60) }}-read-aloud.mp3`,
          ),
        ),
        mailer.send(
          'Bericht de webredactie',
          mailOf.webEditors,
          say(t`Voorleesversie klaar: ${a.title}`, t`Read-aloud version ready: ${a.title}`),
          say(
            `=<p>Het geluidsbestand staat klaar: {{ ${store.link} }}</p>`,
            `=<p>The sound file is ready: {{ ${store.link} }}</p>`,
          ),
        ),
        mailer.send(
          'Meld dat inspreken mislukte',
          mailOf.webEditors,
          say(t`Geen voorleesversie: ${a.title}`, t`No read-aloud version: ${a.title}`),
          say(
            '=<p>Het inspreken lukte niet. Probeer het later opnieuw.</p>',
            '=<p>Recording the voice failed. Try again later.</p>',
          ),
        ),
      ],
      flow: [
        `${path} > Lang genoeg > Maak voorleestekst > Spreek in > Bewaar het geluid > Bericht de webredactie`,
        'Spreek in #1 > Meld dat inspreken mislukte',
        'Maak voorleestekst #1 > Meld dat inspreken mislukte',
      ],
    };
  },
});
