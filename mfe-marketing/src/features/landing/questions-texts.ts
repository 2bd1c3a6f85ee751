import { defineTexts } from '@stroomwerk/mfe-runtime';

/** An answer is one or more paragraphs. */
interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Common questions; what the answers promise is what the product and its terms do. */
export const questionsTexts = defineTexts({
  nl: {
    title: 'Vragen en antwoorden',
    lead: 'Staat je vraag er niet bij?',
    contact: 'Stel hem ons',
    questions: [
      {
        question: 'Wat is n8n, en wat heb ik nodig?',
        answer: [
          'n8n is een programma dat stappen in andere programma’s voor je uitvoert: een mail lezen, een rij toevoegen, een bericht sturen. Een workflow is zo’n reeks stappen.',
          'Je hebt een eigen n8n nodig, in de cloud van n8n of op een server van jezelf, en accounts bij de apps die de workflow gebruikt. Welke dat zijn staat bij elke workflow. n8n en die apps zitten niet bij onze prijs in.',
        ],
      },
      {
        question: 'Opent een workflow in mijn versie van n8n?',
        answer: [
          'Elke workflow is gecontroleerd tegen de node-definities van één versie van n8n, en die versie staat erbij. Met die versie of een nieuwere opent hij. Draai je een oudere, werk n8n dan eerst bij.',
        ],
      },
      {
        question: 'Wat gebeurt er als ik op 1-Click Deploy klik?',
        answer: [
          'Heb je nog geen plan, dan ga je naar de betaling van het plan dat bij die workflow past. Je ziet eerst het bedrag, de btw en het totaal; pas daarna bestel je. Heb je al een plan, dan zet je de workflow aan in je eigen n8n: je kiest je accounts, vult in wat alleen jij weet, en drukt op één knop.',
        ],
      },
      {
        question: 'Kan ik eerst iets proberen?',
        answer: [
          'Ja. Wie zich registreert mag één workflow uit de Top 12 downloaden, zonder te betalen. De catalogus en de schema’s kun je zonder account bekijken.',
        ],
      },
      {
        question: 'Wat blijft er over als ik opzeg?',
        answer: [
          'Opzeggen kan op elk moment, tegen het einde van de periode die je hebt betaald. Wat je hebt gedownload blijft van jou en blijft draaien: het staat in je eigen n8n. Alleen de bibliotheek gaat dicht.',
        ],
      },
      {
        question: 'En als het tegenvalt?',
        answer: [
          'Je hebt 14 dagen wettelijke bedenktijd. Daarnaast geven wij 30 dagen garantie: binnen 30 dagen na je eerste betaling krijg je je geld terug als je erom vraagt, zonder uitleg.',
        ],
      },
      {
        question: 'Hoe zit het met btw en de factuur?',
        answer: [
          'Prijzen staan er zonder btw, en kleiner met btw. Bij het afrekenen zie je beide en de btw zelf. De bevestiging en de factuur komen per mail.',
        ],
      },
      {
        question: 'Wat kosten de AI-stappen?',
        answer: [
          'Een workflow met een AI-stap gebruikt jouw sleutel bij een aanbieder als OpenAI, en die rekent met jou af op gebruik. Wij zien die sleutel niet en verdienen er niets aan. Welke stappen AI gebruiken zie je in het schema: een rondje met een stip.',
        ],
      },
      {
        question: 'Zien jullie mijn gegevens?',
        answer: [
          'De gegevens waar een workflow mee werkt gaan tussen jouw n8n en jouw apps; langs ons komen ze niet. Van jou bewaren we wat voor je account en je betalingen nodig is, en van gekoppelde automatiseringen of een run lukte en waarom niet. Hoe lang staat in het privacybeleid.',
        ],
      },
      {
        question: 'Ik ben een bureau. Mag ik workflows bij klanten inzetten?',
        answer: [
          'Ja. Je mag ze gebruiken en aanpassen voor jezelf en voor je klanten. De bibliotheek als geheel, of losse bestanden, doorverkopen mag niet.',
        ],
      },
      {
        question: 'Hoe snel krijg ik hulp?',
        answer: ['We antwoorden per mail binnen 24 tot 48 uur op werkdagen.'],
      },
    ] as readonly Question[],
  },
  en: {
    title: 'Questions and answers',
    lead: 'Is yours not among them?',
    contact: 'Ask us',
    questions: [
      {
        question: 'What is n8n, and what do I need?',
        answer: [
          'n8n is a program that carries out steps in other programs for you: read a mail, add a row, send a message. A workflow is such a series of steps.',
          'You need an n8n of your own, in n8n’s cloud or on your own server, and accounts with the apps that the workflow uses. Every workflow lists them. n8n and those apps are not part of our price.',
        ],
      },
      {
        question: 'Does a workflow open in my version of n8n?',
        answer: [
          'Every workflow was checked against the node definitions of one version of n8n, and that version is shown with it. It opens in that version or a newer one. If you run an older one, update n8n first.',
        ],
      },
      {
        question: 'What happens when I press 1-Click Deploy?',
        answer: [
          'Without a plan you go to the payment of the plan that fits the workflow. You first see the amount, the VAT and the total; only then do you order. With a plan you switch the workflow on in your own n8n: you choose your accounts, fill in what only you know, and press one button.',
        ],
      },
      {
        question: 'Can I try something first?',
        answer: [
          'Yes. Whoever registers may download one workflow of the Top 12 without paying. The catalogue and the diagrams are open without an account.',
        ],
      },
      {
        question: 'What remains when I cancel?',
        answer: [
          'You can cancel at any time, towards the end of the period you paid for. What you downloaded stays yours and keeps running: it is in your own n8n. Only the library closes.',
        ],
      },
      {
        question: 'And if it disappoints?',
        answer: [
          'You have 14 days of statutory withdrawal. On top of that we give a 30-day guarantee: within 30 days of your first payment you get your money back when you ask for it, without explaining.',
        ],
      },
      {
        question: 'What about VAT and the invoice?',
        answer: [
          'Prices are without VAT, and smaller with VAT. At checkout you see both and the VAT itself. The confirmation and the invoice come by mail.',
        ],
      },
      {
        question: 'What do the AI steps cost?',
        answer: [
          'A workflow with an AI step uses your key with a provider such as OpenAI, which charges you by use. We do not see that key and earn nothing by it. The diagram shows which steps use AI: a circle with a dot.',
        ],
      },
      {
        question: 'Do you see my data?',
        answer: [
          'The data that a workflow works with goes between your n8n and your apps; it does not pass us. Of you we keep what your account and your payments need, and of connected automations whether a run succeeded and why not. The privacy policy says for how long.',
        ],
      },
      {
        question: 'I run an agency. May I use workflows for clients?',
        answer: [
          'Yes. You may use and change them for yourself and for your clients. Reselling the library as a whole, or single files, is not allowed.',
        ],
      },
      {
        question: 'How soon do I get help?',
        answer: ['We answer by mail within 24 to 48 hours on working days.'],
      },
    ] as readonly Question[],
  },
});
