import { approvalChats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { designers } from '../../apps/media.js';
import { models } from '../../apps/models.js';
import { facebook, linkedIn, x } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { webAddress } from '../../apps/values.js';
import {
  answeredWithin,
  append,
  ask,
  both,
  combine,
  limit,
  loop,
  only,
  onlyNew,
  parser,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const DEFAULT_PICTURE = webAddress(
  ['adres van je standaardbeeld', 'address of your default picture'],
  [
    'Een openbaar adres van een beeld van minstens 1080 pixels breed.',
    'A public address of a picture at least 1080 pixels wide.',
  ],
  ['https://example.com/standaardbeeld.png', 'https://example.com/default-picture.png'],
);

export const blogToChannels = recipe({
  id: 'blog-to-posts-with-picture',
  category: 'social',
  tags: ['blog', 'ai', 'afbeelding'],
  saves: {
    minutes: 45,
    nl: 'Iemand schrijft per netwerk een bericht bij elk blog en maakt er een plaatje bij.',
    en: 'Someone writes a post per network for each article and designs a picture.',
  },
  variants: combine(
    { cms: liveCmses, model: models, designer: designers, chat: approvalChats, table: tables },
    { take: 11, apart: ['cms', 'designer', 'chat'] },
  ),
  build: ({ cms, model, designer, chat, table }) => {
    const { nodes, path, ref: article } = starts(cms.published, 'Blog online', 'Blog');
    return {
      name: both(
        `Van ${cms.app.label}-blog naar berichten met beeld van ${designer.app.label}, akkoord in ${chat.app.label}`,
        `${cms.app.label} article to posts with a ${designer.app.label} picture, ${chat.app.label} approval`,
      ),
      description: both(
        `Zodra ${cms.published.event.nl}, schrijft ${model.app.label} een versie per netwerk en maakt ${designer.app.label} het beeld. Na akkoord in ${chat.app.label} staat het op LinkedIn, X en, met beeld, Facebook.`,
        `When ${cms.published.event.en}, ${model.app.label} writes a version per network and ${designer.app.label} makes the picture. Once approved in ${chat.app.label} it is on LinkedIn, X and, with the picture, Facebook.`,
      ),
      benefit: both(
        'Elk blog levert direct drie verzorgde berichten op.',
        'Each article yields three polished posts at once.',
      ),
      uses: [
        [cms.published, both('meldt nieuwe blogs', 'reports new articles')],
        [model, both('schrijft de berichten', 'writes the posts')],
        [designer, both('maakt het beeld', 'makes the picture')],
        [chat, both('vraagt akkoord', 'asks for approval')],
        [linkedIn, both('plaatst de zakelijke versie', 'publishes the business version')],
        [facebook, both('plaatst de versie met beeld', 'publishes the version with picture')],
        [x, both('plaatst de korte versie', 'publishes the short version')],
        [table, both('bewaart wat geplaatst is', 'keeps what was posted')],
      ],
      setup: [
        both(
          'Geef je sjabloon de tekstlagen titel en ondertitel.',
          'Give your template the text layers titel and ondertitel.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf berichten', 'Maak beeld'],
          text: say(
            '## Tekst en beeld\nDe toon staat in de opdracht: pas die aan met twee berichten waar je trots op bent.',
            '## Text and picture\nThe tone is in the prompt: adapt it with two posts that you are proud of.',
          ),
        },
        {
          over: ['Plaatsen?', 'Plaats op Facebook'],
          text: say(
            '## Pas na akkoord\nAfgewezen berichten blijven in de tabel staan, zodat je ze zelf kunt herschrijven.',
            '## Only once approved\nRejected posts stay in the table, so that you can rewrite them yourself.',
          ),
        },
      ],
      names: {
        'X mislukt': 'X failed',
        'Facebook mislukt': 'Facebook failed',
        'LinkedIn mislukt': 'LinkedIn failed',
        'Blog online': 'Blog online',
        Blog: 'Blog',
        'Alleen nieuwe blogs': 'New blogs only',
        'Per blog': 'Per blog',
        'Schrijf berichten': 'Write posts',
        Taalmodel: 'Language model',
        'Vorm van de berichten': 'Shape of the posts',
        'Meld geen tekst': 'Report no text',
        'Maak beeld': 'Make picture',
        Beeld: 'Picture',
        'Zonder beeld': 'Without picture',
        'Vraag akkoord': 'Ask for approval',
        'Plaatsen?': 'Post?',
        'Plaats op LinkedIn': 'Post on LinkedIn',
        'Plaats op Facebook': 'Post on Facebook',
        'Plaats op X': 'Post on X',
        'Alles geplaatst': 'All posted',
        'Eén regel': 'One row',
        'Bewaar geplaatst': 'Keep posted',
        'Bewaar afgewezen': 'Keep rejected',
        'Blog online ophalen': 'Fetch blog online',
      },
      nodes: [
        ...nodes,
        onlyNew('Alleen nieuwe blogs', only(article.link)),
        loop('Per blog', 1),
        withErrorBranch(
          ask(
            'Schrijf berichten',
            say(
              'Je schrijft sociale media voor een klein Nederlands bedrijf. LinkedIn: hoogstens 900 tekens, zakelijk, eindig met een vraag. Facebook: hoogstens 400 tekens, warm. X: hoogstens 200 tekens. Titel voor beeld: hoogstens zes woorden. Noem alleen wat in het artikel staat. Zet geen link in de tekst.',
              'You write social media in English for a small Dutch company. LinkedIn: at most 900 characters, businesslike, end with a question. Facebook: at most 400 characters, warm. X: at most 200 characters. Title for the picture: at most six words. Name only what is in the article. Put no link in the text.',
            ),
            t`${article.title}\n\n${article.text}`,
            true,
          ),
        ),
        model.attach('Taalmodel', 'Schrijf berichten'),
        chat.post(
          'Meld geen tekst',
          say(
            t`Bij dit artikel lukte het schrijven niet: ${article.title} ${article.link}`,
            t`Writing failed for this article: ${article.title} ${article.link}`,
          ),
        ),
        parser('Vorm van de berichten', 'Schrijf berichten', {
          linkedin: say('Tekst', 'Text'),
          facebook: say('Tekst', 'Text'),
          x: say('Tekst', 'Text'),
          beeldtitel: say('Zes woorden', 'Six words'),
        }),
        withErrorBranch(
          designer.design('Maak beeld', {
            titel: '={{ $json.output.beeldtitel }}',
            ondertitel: say('Nieuw op onze site', 'New on our site'),
          }),
        ),
        set('Beeld', { beeld: `={{ ${designer.url} }}` }),
        set('Zonder beeld', {
          beeld: DEFAULT_PICTURE,
        }),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              "=Klaar om te plaatsen.\n\nLinkedIn: {{ $('Schrijf berichten').item.json.output.linkedin }}\n\nFacebook: {{ $('Schrijf berichten').item.json.output.facebook }}\n\nX: {{ $('Schrijf berichten').item.json.output.x }}\n\nBeeld: {{ $json.beeld }}",
              "=Ready to post.\n\nLinkedIn: {{ $('Schrijf berichten').item.json.output.linkedin }}\n\nFacebook: {{ $('Schrijf berichten').item.json.output.facebook }}\n\nX: {{ $('Schrijf berichten').item.json.output.x }}\n\nPicture: {{ $json.beeld }}",
            ),
          ),
          3,
          'days',
        ),
        when('Plaatsen?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          linkedIn.post(
            'Plaats op LinkedIn',
            t`{{ $('Schrijf berichten').item.json.output.linkedin }}\n\n${article.link}`,
          ),
        ),
        withErrorBranch(
          facebook.picture?.(
            'Plaats op Facebook',
            t`{{ $('Schrijf berichten').item.json.output.facebook }}\n\n${article.link}`,
            `={{ ${designer.url.replaceAll('$json', "$('Maak beeld').item.json")} ?? $('Zonder beeld').item.json.beeld }}`,
          ) ?? facebook.post('Plaats op Facebook', ''),
        ),
        withErrorBranch(
          x.post('Plaats op X', t`{{ $('Schrijf berichten').item.json.output.x }} ${article.link}`),
        ),
        append('Alles geplaatst', 3),
        limit('Eén regel', 1),
        table.append('Bewaar geplaatst', say('Berichten', 'Posts'), {
          [say('Artikel', 'Article')]: "={{ $('Blog').item.json.title }}",
          Status: say(
            "={{ $('Alles geplaatst').all().some(({ json }) => json.error) ? 'niet overal geplaatst' : 'geplaatst' }}",
            "={{ $('Alles geplaatst').all().some(({ json }) => json.error) ? 'not posted everywhere' : 'posted' }}",
          ),
          LinkedIn: "={{ $('Schrijf berichten').item.json.output.linkedin }}",
          Facebook: "={{ $('Schrijf berichten').item.json.output.facebook }}",
          X: "={{ $('Schrijf berichten').item.json.output.x }}",
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        table.append('Bewaar afgewezen', say('Berichten', 'Posts'), {
          [say('Artikel', 'Article')]: only(article.title),
          Status: say('afgewezen', 'rejected'),
          LinkedIn: "={{ $('Schrijf berichten').item.json.output.linkedin }}",
          Facebook: "={{ $('Schrijf berichten').item.json.output.facebook }}",
          X: "={{ $('Schrijf berichten').item.json.output.x }}",
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'LinkedIn mislukt',
          say(
            t`LinkedIn nam het bericht over ${article.title} niet aan. Plaats het zelf; de tekst staat in de tabel.`,
            t`LinkedIn did not take the post on ${article.title}. Post it yourself; the text is in the table.`,
          ),
        ),
        chat.post(
          'Facebook mislukt',
          say(
            t`Facebook nam het bericht over ${article.title} niet aan. Plaats het zelf; de tekst staat in de tabel.`,
            t`Facebook did not take the post on ${article.title}. Post it yourself; the text is in the table.`,
          ),
        ),
        chat.post(
          'X mislukt',
          say(
            t`X nam het bericht over ${article.title} niet aan. Plaats het zelf; de tekst staat in de tabel.`,
            t`X did not take the post on ${article.title}. Post it yourself; the text is in the table.`,
          ),
        ),
      ],
      flow: [
        `${path} > Alleen nieuwe blogs > Per blog #1 > Schrijf berichten > Maak beeld > Beeld > Vraag akkoord > Plaatsen? > Plaats op LinkedIn > Alles geplaatst > Eén regel > Bewaar geplaatst > Per blog`,
        'Maak beeld #1 > Zonder beeld > Vraag akkoord',
        'Schrijf berichten #1 > Meld geen tekst > Per blog',
        'Plaatsen? > Plaats op Facebook > Alles geplaatst @1',
        'Plaatsen? > Plaats op X > Alles geplaatst @2',
        'Plaatsen? #1 > Bewaar afgewezen > Per blog',
        'Plaats op LinkedIn #1 > LinkedIn mislukt > Alles geplaatst',
        'Plaats op Facebook #1 > Facebook mislukt > Alles geplaatst @1',
        'Plaats op X #1 > X mislukt > Alles geplaatst @2',
      ],
    };
  },
});
