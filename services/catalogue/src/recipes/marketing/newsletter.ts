import { campaignTools } from '../../apps/campaign-tools.js';
import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { rssItems } from '../../apps/listening.js';
import { models } from '../../apps/models.js';
import {
  answeredWithin,
  ask,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyWeek,
  keep,
  limit,
  parser,
  reads,
  recipe,
  say,
  set,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const POSTS_LEAST = ownLimit(
  ['Minstens berichten', 'At least posts'],
  ['Bij minder berichten slaat hij een week over.', 'With fewer posts it skips a week.'],
  3,
);

export const feedNewsletter = recipe({
  id: 'newsletter-from-feed',
  category: 'marketing',
  tags: ['nieuwsbrief', 'ai', 'blog'],
  saves: {
    minutes: 90,
    nl: 'Iemand kiest wekelijks de beste berichten en schrijft er een nieuwsbrief van.',
    en: 'Someone picks the best items every week and turns them into a newsletter.',
  },
  variants: combine(
    { tool: campaignTools, model: models, chat: approvalChats },
    { take: 11, apart: ['tool', 'chat', 'model'] },
  ),
  build: ({ tool, model, chat }) => {
    const { nodes, path } = reads(rssItems, 'Lees blog', 'Bericht');
    return {
      name: both(
        `Nieuwsbrief uit je blog klaarzetten in ${tool.app.label} met ${model.app.label} en ${chat.app.label}`,
        `Weekly newsletter from your blog in ${tool.app.label} with ${model.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Verzamelt elke donderdag de nieuwe blogberichten, laat ${model.app.label} een inleiding en onderwerpregel schrijven en zet de nieuwsbrief na akkoord in ${chat.app.label} als concept in ${tool.app.label}. Een nee? Dan volgt een tweede versie.`,
        `Gathers the new blog posts every Thursday, has ${model.app.label} write an introduction and subject line and, once approved in ${chat.app.label}, leaves the newsletter as a draft in ${tool.app.label}. After a no a second version follows.`,
      ),
      benefit: both(
        'De nieuwsbrief staat elke week klaar; jij hoeft alleen goed te keuren.',
        'The newsletter is ready every week; all you do is approve.',
      ),
      uses: [
        [rssItems, both('levert de blogberichten', 'delivers the blog posts')],
        [model, both('schrijft inleiding en onderwerp', 'writes introduction and subject')],
        [chat, both('vraagt om akkoord', 'asks for approval')],
        [tool, both('bewaart het concept', 'keeps the draft')],
      ],
      setup: [],
      notes: [
        {
          over: ['Alleen deze week', 'Genoeg berichten?'],
          text: say(
            '## Te weinig nieuws?\nBij te weinig berichten (standaard minder dan drie) slaat hij een week over en meldt dat.',
            '## Too little news?\nWith fewer than three posts it skips a week and says so.',
          ),
        },
        {
          over: ['Vraag akkoord', 'Akkoord?'],
          text: say(
            '## Jij beslist\nBij Afwijzen schrijft het taalmodel één nieuwe versie; daarna is het aan jou.',
            '## You decide\nIf you reject it, the language model writes one new version; after that it is up to you.',
          ),
        },
      ],
      names: {
        'Meld geen nieuwsbrief': 'Report no newsletter',
        'Goedgekeurde tweede versie': 'Approved second version',
        'Ook akkoord?': 'Approved too?',
        'Leg de tweede versie voor': 'Submit the second version',
        'Nee gezegd?': 'Was it a no?',
        'Meld dat het model zweeg': 'Report that the model was silent',
        'Donderdag om tien': 'Thursday at ten',
        'Lees blog': 'Read blog',
        Bericht: 'Post',
        'Alleen deze week': 'This week only',
        'Hoogstens zes': 'Six at most',
        'Bouw blokken': 'Build blocks',
        'Genoeg berichten?': 'Enough posts?',
        'Meld stille week': 'Report quiet week',
        'Schrijf inleiding': 'Write introduction',
        Taalmodel: 'Language model',
        Vorm: 'Shape',
        Nieuwsbrief: 'Newsletter',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Approved?',
        'Schrijf opnieuw': 'Write again',
        'Taalmodel tweede versie': 'Language model second version',
        'Tweede versie': 'Second version',
        'Eerste versie': 'First version',
        'Zet concept klaar': 'Prepare draft',
        'Meld concept': 'Announce draft',
      },
      nodes: [
        everyWeek('Donderdag om tien', [4], 10),
        ...nodes,
        evenWhenEmpty(
          keep('Alleen deze week', [['={{ new Date($json.published) > $now.minus({ days: 7 }) }}', 'yes']]),
        ),
        limit('Hoogstens zes', 6),
        code(
          'Bouw blokken',
          `
const berichten = $input.all().map(({ json }) => json).filter((bericht) => bericht.title);
const blokken = berichten.map((bericht) => '<h3><a href="' + bericht.link + '">' + bericht.title + '</a></h3><p>' + String(bericht.text ?? '').slice(0, 280) + '</p>').join('');
return [{ json: { aantal: berichten.length, blokken, titels: berichten.map((bericht) => '- ' + bericht.title + ': ' + String(bericht.text ?? '').slice(0, 200)).join('\\n') } }];`,
        ),
        when('Genoeg berichten?', [['={{ $json.aantal }}', '>=', `={{ ${POSTS_LEAST} }}`]]),
        chat.post(
          'Meld stille week',
          say(
            '=Deze week {{ $json.aantal }} nieuwe berichten: geen nieuwsbrief.',
            '={{ $json.aantal }} new posts this week: no newsletter.',
          ),
        ),
        withErrorBranch(
          ask(
            'Schrijf inleiding',
            say(
              'Je schrijft de inleiding van een nieuwsbrief voor klanten: Nederlands, je-vorm, hoogstens 60 woorden, en een onderwerpregel van hoogstens 50 tekens zonder uitroepteken.',
              'You write the introduction of a newsletter for customers: in English, speaking to "you", at most 60 words, and a subject line of at most 50 characters without an exclamation mark.',
            ),
            '={{ $json.titels }}',
            true,
          ),
        ),
        model.attach('Taalmodel', 'Schrijf inleiding'),
        parser('Vorm', 'Schrijf inleiding', {
          onderwerp: say('Drie tips voor deze week', 'Three tips for this week'),
          inleiding: say('Deze week lees je ...', 'This week you read ...'),
        }),
        set('Nieuwsbrief', {
          onderwerp: '={{ $json.output.onderwerp }}',
          html: "=<p>{{ $json.output.inleiding }}</p>{{ $('Bouw blokken').first().json.blokken }}",
        }),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              "=Nieuwsbrief klaar: {{ $json.onderwerp }}\n\n{{ $('Schrijf inleiding').first().json.output.inleiding }}\n\nZo klaarzetten?",
              "=Newsletter ready: {{ $json.onderwerp }}\n\n{{ $('Schrijf inleiding').first().json.output.inleiding }}\n\nPrepare it like this?",
            ),
          ),
          3,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          ask(
            'Schrijf opnieuw',
            say(
              'Je herschrijft de inleiding van een nieuwsbrief: concreter, met een andere invalshoek, hoogstens 60 woorden, Nederlands, je-vorm. Geef alleen de tekst.',
              'You rewrite the introduction of a newsletter: more concrete, from another angle, at most 60 words, in English, speaking to "you". Give only the text.',
            ),
            say(
              "=Dit werd afgekeurd: {{ $('Nieuwsbrief').first().json.html }}",
              "=This was rejected: {{ $('Nieuwsbrief').first().json.html }}",
            ),
          ),
        ),
        model.attach('Taalmodel tweede versie', 'Schrijf opnieuw'),
        set('Tweede versie', {
          onderwerp: "={{ $('Nieuwsbrief').first().json.onderwerp }}",
          html: "=<p>{{ $json.text }}</p>{{ $('Bouw blokken').first().json.blokken }}",
        }),
        set('Eerste versie', {
          onderwerp: "={{ $('Nieuwsbrief').first().json.onderwerp }}",
          html: "={{ $('Nieuwsbrief').first().json.html }}",
        }),
        tool.draft('Zet concept klaar', '$json.onderwerp', '$json.html'),
        chat.post(
          'Meld concept',
          say(
            '=Het concept staat klaar. Lees het na en kies zelf wanneer het weggaat.',
            '=The draft is ready. Read it through and choose yourself when it goes out.',
          ),
        ),
        chat.post(
          'Meld dat het model zweeg',
          say(
            'Het model gaf geen bruikbaar antwoord: de nieuwsbrief van deze week is niet gemaakt. Start hem opnieuw.',
            'The model gave no usable answer: the newsletter of this week was not made. Start it again.',
          ),
        ),
        when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
        answeredWithin(
          chat.approve(
            'Leg de tweede versie voor',
            say(
              '=Tweede versie van {{ $json.onderwerp }}:\n\n{{ $("Schrijf opnieuw").first().json.text }}\n\nZo klaarzetten?',
              '=Second version of {{ $json.onderwerp }}:\n\n{{ $("Schrijf opnieuw").first().json.text }}\n\nPrepare it like this?',
            ),
          ),
          3,
          'days',
        ),
        when('Ook akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        set('Goedgekeurde tweede versie', {
          onderwerp: "={{ $('Tweede versie').first().json.onderwerp }}",
          html: "={{ $('Tweede versie').first().json.html }}",
        }),
        chat.post(
          'Meld geen nieuwsbrief',
          say(
            'Er kwam geen akkoord: deze week is geen nieuwsbrief klaargezet.',
            'There was no approval: no newsletter was prepared this week.',
          ),
        ),
      ],
      flow: [
        `Donderdag om tien > ${path} > Alleen deze week > Hoogstens zes > Bouw blokken > Genoeg berichten? > Schrijf inleiding > Nieuwsbrief > Vraag akkoord > Akkoord? > Eerste versie > Zet concept klaar > Meld concept`,
        'Genoeg berichten? #1 > Meld stille week',
        'Akkoord? #1 > Nee gezegd? > Schrijf opnieuw > Tweede versie > Leg de tweede versie voor > Ook akkoord? > Goedgekeurde tweede versie > Zet concept klaar',
        'Schrijf inleiding #1 > Meld dat het model zweeg',
        'Schrijf opnieuw #1 > Meld dat het model zweeg',
        'Nee gezegd? #1 > Meld geen nieuwsbrief',
        'Ook akkoord? #1 > Meld geen nieuwsbrief',
      ],
    };
  },
});
