import { chats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { ownLimit } from '../../apps/limits.js';
import { newGoogleReview } from '../../apps/reviews.js';
import { socials } from '../../apps/socials.js';
import {
  both,
  combine,
  only,
  onlyNew,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const ANSWER_UP_TO = ownLimit(
  ['Reactie nodig tot en met sterren', 'Answer needed up to stars'],
  [
    'Tot en met hoeveel sterren om een reactie wordt gevraagd.',
    'Up to how many stars an answer is asked for.',
  ],
  3,
);

export const shareArticle = recipe({
  id: 'share-new-article',
  category: 'social',
  tags: ['blog', 'delen'],
  saves: {
    minutes: 8,
    nl: 'Iemand plaatst elk nieuw artikel zelf op sociale media en meldt het intern.',
    en: 'Someone posts each new article on social media and tells the team.',
  },
  variants: combine({ cms: liveCmses, social: socials, chat: chats }, { take: 10, apart: ['cms', 'social'] }),
  build: ({ cms, social, chat }) => {
    const { nodes, path, ref: article } = starts(cms.published, 'Artikel gepubliceerd', 'Artikel');
    return {
      name: both(
        `Nieuw artikel uit ${cms.app.label} delen op ${social.app.label}`,
        `Share a new ${cms.app.label} article on ${social.app.label}`,
      ),
      description: both(
        `Zodra ${cms.published.event.nl}, verschijnt het met titel en link op ${social.app.label} en weet het team het via ${chat.app.label}. Een bijgewerkt artikel wordt niet nog eens gedeeld.`,
        `When ${cms.published.event.en}, it appears with title and link on ${social.app.label} and the team hears in ${chat.app.label}. An updated article is not shared again.`,
      ),
      benefit: both(
        `Elk artikel staat direct op ${social.app.label}.`,
        `Every article is on ${social.app.label} right away.`,
      ),
      uses: [
        [cms.published, both('meldt nieuwe artikelen', 'reports new articles')],
        [social, both('plaatst het bericht', 'publishes the post')],
        [chat, both('vraagt collega’s om te delen', 'asks colleagues to share')],
      ],
      setup: [
        both(
          'Pas de zin in "Deel artikel" aan op je eigen toon.',
          'Adapt the sentence in "Deel artikel" to your own voice.',
        ),
      ],
      notes: [
        {
          over: ['Nog niet gedeeld', 'Deel artikel'],
          text: say(
            '## Eén keer\nEen artikel dat je later bijwerkt, wordt niet opnieuw gedeeld. Weigert het netwerk, dan staat de link in de chat zodat iemand het alsnog plaatst.',
            '## Once\nAn article that you update later is not shared again. Where the network refuses, the link is in the chat so that somebody can post it.',
          ),
        },
      ],
      names: {
        'Artikel gepubliceerd': 'Article published',
        'Artikel gepubliceerd ophalen': 'Fetch article published',
        Artikel: 'Article',
        'Nog niet gedeeld': 'Not shared yet',
        'Deel artikel': 'Share article',
        'Vraag collega’s te delen': 'Ask colleagues to share',
        'Meld dat delen mislukte': 'Report that sharing failed',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet gedeeld', only(article.link)),
        withErrorBranch(
          social.post(
            'Deel artikel',
            say(
              t`Nieuw op onze site: ${article.title}\n\n${article.link}`,
              t`New on our site: ${article.title}\n\n${article.link}`,
            ),
          ),
        ),
        chat.post(
          'Meld dat delen mislukte',
          say(
            t`${social.app.label} nam het nieuwe artikel niet aan. Deel het zelf: ${article.title} ${article.link}`,
            t`${social.app.label} did not take the new article. Please share it yourself: ${article.title} ${article.link}`,
          ),
        ),
        chat.post(
          'Vraag collega’s te delen',
          say(
            t`Net geplaatst: ${article.title}. Deel jij hem ook? ${article.link}`,
            t`Just posted: ${article.title}. Will you share it too? ${article.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Nog niet gedeeld > Deel artikel > Vraag collega’s te delen`,
        'Deel artikel #1 > Meld dat delen mislukte',
      ],
    };
  },
});

export const reviewToChat = recipe({
  id: 'google-review-to-chat',
  category: 'social',
  tags: ['google reviews', 'melding'],
  saves: {
    minutes: 3,
    nl: 'Iemand kijkt dagelijks of er een nieuwe review is.',
    en: 'Someone checks daily for a new review.',
  },
  variants: combine({ chat: chats }, { take: 9 }),
  build: ({ chat }) => {
    const { nodes, path, ref: review } = starts(newGoogleReview, 'Review binnen', 'Sterren en tekst');
    return {
      name: both(
        `Nieuwe Google-review meteen in ${chat.app.label}`,
        `New Google review straight into ${chat.app.label}`,
      ),
      description: both(
        `Laat elke nieuwe Google-review met sterren, naam en tekst binnen een kwartier in ${chat.app.label} verschijnen. Bij weinig sterren vraagt het bericht wie er vandaag antwoordt, met de link naar je bedrijfsprofiel.`,
        `Shows every new Google review with stars, name and text in ${chat.app.label} within a quarter of an hour. With few stars the message asks who answers today, with the link to your business profile.`,
      ),
      benefit: both(
        'Het hele team leest mee met wat klanten schrijven.',
        'The whole team reads what customers write.',
      ),
      uses: [
        [newGoogleReview, both('meldt nieuwe reviews', 'reports new reviews')],
        [chat, both('toont de review', 'shows the review')],
      ],
      setup: [],
      names: {
        'Review binnen': 'Review in',
        'Sterren en tekst': 'Stars and text',
        'Weinig sterren?': 'Few stars?',
        'Vraag om een reactie': 'Ask for an answer',
        'Toon review': 'Show review',
      },
      nodes: [
        ...nodes,
        chat.post(
          'Toon review',
          t`{{ '★'.repeat(Number($('Sterren en tekst').item.json.score) || 0) }} ${review.name}: {{ $('Sterren en tekst').item.json.text || ${say("'(zonder tekst)'", "'(without text)'")} }}`,
        ),
        when('Weinig sterren?', [
          [only(review.score), '<=', `={{ ${ANSWER_UP_TO} }}`],
          [only(review.score), '>', 0],
        ]),
        chat.post(
          'Vraag om een reactie',
          say(
            t`{{ '★'.repeat(Number($('Sterren en tekst').item.json.score) || 0) }} ${review.name}: {{ $('Sterren en tekst').item.json.text || '(zonder tekst)' }}\nWie antwoordt vandaag? https://business.google.com/reviews`,
            t`{{ '★'.repeat(Number($('Sterren en tekst').item.json.score) || 0) }} ${review.name}: {{ $('Sterren en tekst').item.json.text || '(without text)' }}\nWho answers today? https://business.google.com/reviews`,
          ),
        ),
      ],
      flow: [`${path} > Weinig sterren? > Vraag om een reactie`, 'Weinig sterren? #1 > Toon review'],
    };
  },
});
