import { campaignTools } from '../../apps/campaign-tools.js';
import { chats } from '../../apps/chats.js';
import { cmses, listedCmses, liveCmses } from '../../apps/cms.js';
import { mainModels } from '../../apps/models.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { deepLTranslator, googleTranslator } from '../../apps/translators.js';
import { about } from '../../apps/values.js';
import {
  ask,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyWeek,
  goOnAfterError,
  keep,
  loop,
  onlyOnce,
  reads,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  waitForBoth,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const TO_ENGLISH = about(
  'glossary-english',
  ['Woordenlijst Engels', 'Glossary English'],
  ['Vaste vertalingen, met komma’s ertussen.', 'Fixed translations, with commas between.'],
  ['offerte = quote, btw = VAT', 'offerte = quote, btw = VAT'],
);
const TO_GERMAN = about(
  'glossary-german',
  ['Woordenlijst Duits', 'Glossary German'],
  ['Vaste vertalingen, met komma’s ertussen.', 'Fixed translations, with commas between.'],
  ['offerte = Angebot, btw = MwSt.', 'offerte = Angebot, btw = MwSt.'],
);
const FOOTER = about(
  'newsletter-footer',
  ['Afsluiting van de nieuwsbrief', 'Closing of the newsletter'],
  ['De laatste regel, met je naam of bedrijf.', 'The last line, with your name or company.'],
  ['Tot volgende week! De redactie', 'Until next week! The editors'],
);

export const artikelVertalen = recipe({
  id: 'translate-article',
  category: 'content',
  tags: ['vertalen', 'meertalig', 'concept'],
  saves: spares(
    60,
    'Een vertaler zet elk artikel om naar het Engels en het Duits.',
    'A translator turns every article into English and German.',
  ),
  variants: combine(
    {
      from: liveCmses,
      to: cmses,
      translator: [deepLTranslator, googleTranslator],
      model: mainModels,
      tasks: taskApps,
    },
    {
      take: 8,
      sameApp: true,
      apart: ['from', 'to', 'translator'],
      unless: (c) => c.to.app.key === 'medium',
    },
  ),
  build: ({ from: source, to, translator, model, tasks }) => {
    const { nodes, path, ref: a } = starts(source.published, 'Nederlands artikel', 'Artikel');
    const same = source.app.key === to.app.key;
    // The title is translated along as the first line.
    const body = `String(${translator.translated} ?? '').split('\\n').slice(1).join('\\n').trim() || ${translator.translated}`;
    const titleOf = (step: string) =>
      `String(${translator.translated.replaceAll('$json', `$('${step}').item.json`)} ?? '').split('\\n')[0].trim()`;
    return {
      name: both(
        same
          ? `${source.app.label}-artikelen in het Engels en Duits met ${translator.app.label}`
          : `${source.app.label}-artikelen met ${translator.app.label} in het Engels en Duits naar ${to.app.label}`,
        same
          ? `${source.app.label} articles in English and German with ${translator.app.label}`
          : `${source.app.label} articles to English and German in ${to.app.label} with ${translator.app.label}`,
      ),
      description: both(
        `Wanneer ${source.published.event.nl}, maakt ${translator.app.label} een Engelse en een Duitse versie, die ${model.app.label} naloopt op vaktaal. Beide staan als concept in ${to.app.label}, met een taak in ${tasks.app.label} om na te lezen.`,
        `When ${source.published.event.en}, ${translator.app.label} makes an English and a German version and ${model.app.label} checks the terminology. Both are drafts in ${to.app.label}, with a ${tasks.app.label} task to proofread.`,
      ),
      benefit: both(
        'Elk artikel is de dag erna ook in twee talen te lezen.',
        'Every article can be read in two more languages the day after.',
      ),
      uses: [
        [source.published, both('meldt nieuwe artikelen', 'reports new articles')],
        [translator, both('vertaalt', 'translates')],
        [model, both('bewaakt de vaktaal', 'guards the terminology')],
        [to, both('krijgt de vertalingen', 'gets the translations')],
        [tasks, both('krijgt de leestaak', 'gets the proofreading task')],
      ],
      setup: [],
      notes: [
        {
          over: ['Naar het Engels', 'Vaktaal Engels', 'Naar het Duits', 'Vaktaal Duits'],
          text: say(
            '## Twee talen naast elkaar\nVoeg een derde tak toe voor nog een taal. Een vertaling die je publiceert, wordt niet opnieuw vertaald: alleen Nederlandse tekst gaat door.',
            '## Two languages side by side\nAdd a third branch for another language. A translation that you publish is not translated again: only Dutch text goes on.',
          ),
        },
      ],
      names: {
        'Vraag om met de hand te vertalen': 'Ask to translate by hand',
        'Nederlands artikel': 'Dutch article',
        Artikel: 'Article',
        'Alleen Nederlands': 'Dutch only',
        'Naar het Engels': 'Into English',
        'Vaktaal Engels': 'English terminology',
        'Redacteur Engels': 'English editor',
        'Engels concept': 'English draft',
        'Naar het Duits': 'Into German',
        'Vaktaal Duits': 'German terminology',
        'Redacteur Duits': 'German editor',
        'Duits concept': 'German draft',
        'Beide talen klaar': 'Both languages ready',
        'Vraag om nalezen': 'Ask for proofreading',
        'Nederlands artikel ophalen': 'Fetch the Dutch article',
      },
      nodes: [
        ...nodes,
        keep('Alleen Nederlands', [
          [
            `={{ /(^|\\W)(het|een|niet|zijn|voor|wordt)(\\W|$)/i.test(${a.title.slice(3, -3)} + ' ' + ${a.text.slice(3, -3)}) }}`,
            'yes',
          ],
        ]),
        withErrorBranch(translator.translate('Naar het Engels', t`${a.title}\n\n${a.text}`, 'en')),
        withErrorBranch(
          ask(
            'Vaktaal Engels',
            `Edit this English text: keep the meaning, add nothing, apply the glossary (${TO_ENGLISH}), natural British English. Return only HTML with p.`,
            `={{ ${body} }}`,
          ),
        ),
        model.attach('Redacteur Engels', 'Vaktaal Engels'),
        withErrorBranch(
          to.draft('Engels concept', {
            title: `=[EN] {{ ${titleOf('Naar het Engels')} || ${a.title.slice(3, -3)} }}`,
            html: "={{ String($('Vaktaal Engels').item.json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
          }),
        ),
        withErrorBranch(translator.translate('Naar het Duits', t`${a.title}\n\n${a.text}`, 'de')),
        withErrorBranch(
          ask(
            'Vaktaal Duits',
            `Überarbeite diesen deutschen Text: Sinn erhalten, nichts hinzufügen, Fachwörter anwenden (${TO_GERMAN}), natürliches Deutsch. Nur HTML mit p zurückgeben.`,
            `={{ ${body} }}`,
          ),
        ),
        model.attach('Redacteur Duits', 'Vaktaal Duits'),
        withErrorBranch(
          to.draft('Duits concept', {
            title: `=[DE] {{ ${titleOf('Naar het Duits')} || ${a.title.slice(3, -3)} }}`,
            html: "={{ String($('Vaktaal Duits').item.json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
          }),
        ),
        waitForBoth('Beide talen klaar'),
        tasks.create('Vraag om nalezen', {
          title: say(t`Vertalingen nalezen: ${a.title}`, t`Proofread translations: ${a.title}`),
          description: say(t`Origineel: ${a.link}`, t`Original: ${a.link}`),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        tasks.create('Vraag om met de hand te vertalen', {
          title: say(t`Vertaling mislukt: ${a.title}`, t`Translation failed: ${a.title}`),
          description: say(
            t`Een van de twee talen is niet gelukt; kijk welk concept ontbreekt. Origineel: ${a.link}`,
            t`One of the two languages failed; see which draft is missing. Original: ${a.link}`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
      ],
      flow: [
        `${path} > Alleen Nederlands > Naar het Engels > Vaktaal Engels > Engels concept > Beide talen klaar > Vraag om nalezen`,
        'Alleen Nederlands > Naar het Duits > Vaktaal Duits > Duits concept > Beide talen klaar @1',
        'Naar het Engels #1 > Vraag om met de hand te vertalen',
        'Vaktaal Engels #1 > Vraag om met de hand te vertalen',
        'Engels concept #1 > Vraag om met de hand te vertalen',
        'Naar het Duits #1 > Vraag om met de hand te vertalen',
        'Vaktaal Duits #1 > Vraag om met de hand te vertalen',
        'Duits concept #1 > Vraag om met de hand te vertalen',
      ],
    };
  },
});

export const nieuwsbriefUitBlogs = recipe({
  id: 'newsletter-from-articles',
  category: 'content',
  tags: ['nieuwsbrief', 'blog', 'ai'],
  saves: spares(
    80,
    'Iemand kopieert de artikelen van de week en schrijft er teksten bij.',
    'Someone copies the articles of the week and writes copy around them.',
  ),
  variants: combine(
    { cms: listedCmses, campaign: campaignTools, model: mainModels, chat: chats, table: fullTables },
    { take: 9, apart: ['cms', 'campaign'] },
  ),
  build: ({ cms, campaign, model, chat, table }) => {
    const { nodes, path } = reads(cms.recent, 'Artikelen van de week', 'Artikel');
    const articles = nodes.map((step, i) => (i === nodes.length - 2 ? evenWhenEmpty(step) : step));
    return {
      name: both(
        `Nieuwsbrief van je ${cms.app.label}-artikelen klaarzetten in ${campaign.app.label}, seintje in ${chat.app.label}`,
        `Prepare a ${campaign.app.label} newsletter from ${cms.app.label} articles, nudge in ${chat.app.label}`,
      ),
      description: both(
        `Verzamelt elke donderdag ${cms.recent.what.nl}, laat ${model.app.label} er een prikkelende alinea bij schrijven en zet de nieuwsbrief als concept in ${campaign.app.label}. Elk artikel gaat maar een keer mee.`,
        `Each Thursday it collects ${cms.recent.what.en}, has ${model.app.label} write a teaser for each and leaves the newsletter as a draft in ${campaign.app.label}. What was sent before is left out.`,
      ),
      benefit: both(
        'De nieuwsbrief is al af als je hem opent.',
        'The newsletter is finished when you open it.',
      ),
      uses: [
        [cms, both('geeft de artikelen', 'gives the articles')],
        [model, both('schrijft de alinea’s', 'writes the teasers')],
        [campaign, both('krijgt de nieuwsbrief als concept', 'gets the newsletter as a draft')],
        [table, both('onthoudt wat al meeging', 'remembers what was sent')],
        [chat, both('vraagt de redactie om te versturen', 'asks the editors to send')],
      ],
      setup: [
        both(
          'Zet logo en afmeldlink in de vaste opmaak van je nieuwsbriefprogramma; die horen bij elke nieuwsbrief.',
          'Put the logo and the unsubscribe link into the layout of your newsletter tool; they belong in every newsletter.',
        ),
      ],
      notes: [
        {
          over: [
            'Wat al meeging',
            'Alleen nieuw',
            'Iets te melden?',
            'Artikel voor artikel',
            'Schrijf alinea',
          ],
          text: say(
            '## Per artikel\nEen alinea van drie zinnen, met de link eronder. Elk artikel gaat maar een keer mee; bij minder dan twee nieuwe wachten ze tot de volgende week.',
            '## For each article\nA paragraph of three sentences, with the link below it. Each article goes along only once; with fewer than two new ones they wait for the next week.',
          ),
        },
        {
          over: ['Bouw de nieuwsbrief', 'Zet nieuwsbrief klaar', 'Noteer artikel'],
          text: say(
            '## Concept, niet verstuurd\nJe drukt zelf op versturen, nadat je hem hebt gelezen.',
            '## Draft, not sent\nYou press send yourself, after reading it.',
          ),
        },
      ],
      names: {
        Donderdagmiddag: 'Thursday afternoon',
        'Artikelen van de week': 'Articles of the week',
        Artikel: 'Article',
        'Wat al meeging': 'What was sent before',
        'Alleen nieuw': 'New only',
        'Artikelen in de brief': 'Articles in the letter',
        'Artikel voor artikel': 'Article by article',
        'Schrijf alinea': 'Write paragraph',
        Nieuwsbriefschrijver: 'Newsletter writer',
        Blok: 'Block',
        'Noteer artikel': 'Record article',
        'Bouw de nieuwsbrief': 'Build the newsletter',
        'Iets te melden?': 'Anything to tell?',
        'Zet nieuwsbrief klaar': 'Prepare the newsletter',
        'Vraag om te versturen': 'Ask to send it',
        'Meld de fout': 'Report the error',
        'Sla een week over': 'Skip a week',
      },
      nodes: [
        everyWeek('Donderdagmiddag', [4], 13),
        ...articles,
        onlyOnce(evenWhenEmpty(table.rows('Wat al meeging', say('Nieuwsbrief', 'Newsletter')))),
        code(
          'Alleen nieuw',
          `
const geweest = new Set($input.all().map(({ json: $json }) => String(${table.cell('Link')} ?? '')));
const nieuw = $('Artikel').all().filter(({ json }) => json.link && !geweest.has(String(json.link)));
return nieuw.length >= 2 ? nieuw.map(({ json }) => ({ json })) : [{ json: {} }];`,
        ),
        when('Iets te melden?', [['={{ $json.link }}', 'filled']]),
        loop('Artikel voor artikel', 1),
        goOnAfterError(
          ask(
            'Schrijf alinea',
            say(
              'Schrijf drie Nederlandse zinnen die nieuwsgierig maken naar dit artikel, zonder alles te verklappen. Schrijf alleen wat in het artikel staat.',
              'Write three English sentences that make people curious about this article, without giving everything away. Write only what is in the article.',
            ),
            '={{ $json.title }}\n\n{{ $json.text }}',
          ),
        ),
        model.attach('Nieuwsbriefschrijver', 'Schrijf alinea'),
        set('Blok', {
          titel: "={{ $('Artikel voor artikel').item.json.title }}",
          link: "={{ $('Artikel voor artikel').item.json.link }}",
          alinea: "={{ $('Schrijf alinea').item.json.text ?? '' }}",
        }),
        code(
          'Bouw de nieuwsbrief',
          `
const blokken = $input.all().map(({ json }) => json);
const html = blokken.map((b) => '<h2>' + b.titel + '</h2><p>' + b.alinea + '</p><p><a href="' + b.link + '">${say('Lees verder', 'Read more')}</a></p>').join('');
return [{ json: { blokken, aantal: blokken.length, onderwerp: blokken[0]?.titel ?? '', html: '<h1>${say('Deze week', 'This week')}</h1>' + html + '<p>' + '${FOOTER}' + '</p>' } }];`,
        ),
        withErrorBranch(campaign.draft('Zet nieuwsbrief klaar', '$json.onderwerp', '$json.html')),
        chat.post(
          'Vraag om te versturen',
          say(
            "=De nieuwsbrief met {{ $('Bouw de nieuwsbrief').first().json.aantal }} artikelen staat klaar. Lees hem door en verstuur hem.",
            "=The newsletter with {{ $('Bouw de nieuwsbrief').first().json.aantal }} articles is ready. Read it and send it.",
          ),
        ),
        code(
          'Artikelen in de brief',
          "return $('Bouw de nieuwsbrief').first().json.blokken.map((json) => ({ json }));",
        ),
        table.upsert('Noteer artikel', say('Nieuwsbrief', 'Newsletter'), 'Link', {
          Link: '={{ $json.link }}',
          [say('Titel', 'Title')]: '={{ $json.titel }}',
          Week: '={{ $now.toFormat("kkkk-\'W\'WW") }}',
        }),
        chat.post(
          'Meld de fout',
          say(
            '=De nieuwsbrief kon niet worden klaargezet; kijk de uitvoering in n8n na.',
            '=The newsletter could not be prepared; check the execution in n8n.',
          ),
        ),
        chat.post(
          'Sla een week over',
          say(
            '=Te weinig nieuwe artikelen voor een nieuwsbrief deze week.',
            '=Too few new articles for a newsletter this week.',
          ),
        ),
      ],
      flow: [
        `Donderdagmiddag > ${path} > Wat al meeging > Alleen nieuw > Iets te melden? > Artikel voor artikel #1 > Schrijf alinea > Blok > Artikel voor artikel`,
        'Artikel voor artikel > Bouw de nieuwsbrief > Zet nieuwsbrief klaar > Vraag om te versturen',
        'Zet nieuwsbrief klaar > Artikelen in de brief > Noteer artikel',
        'Zet nieuwsbrief klaar #1 > Meld de fout',
        'Iets te melden? #1 > Sla een week over',
      ],
    };
  },
});
