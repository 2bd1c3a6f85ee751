import { defineTexts } from '@stroomwerk/mfe-runtime';

export const planTexts = defineTexts({
  nl: {
    afterwards: 'Daarna',
    given: (plan: string | null, until: string | null) =>
      until ? `${plan}, toegekend door support, tot ${until}` : `${plan}, toegekend door support`,
    help: {
      here: (mail: string) =>
        `Opzeggen doe je hier, tegen het einde van de betaalde periode. Een vraag? Mail ${mail}.`,
      forLife: (mail: string) =>
        `Je plan is voor altijd: er valt niets op te zeggen. Een vraag? Mail ${mail}.`,
      byMail: (mail: string) => `Opzeggen of een vraag? Mail ${mail}.`,
      question: (mail: string) => `Een vraag? Mail ${mail}.`,
    },
    cancel: 'Opzeggen',
    keep: 'Toch niet',
    cancelTitle: (date: string | null) => (date === null ? 'Abonnement opzeggen?' : `Opzeggen per ${date}?`),
    cancelUntil: (date: string | null) =>
      `Tot ${date ?? 'het einde van de betaalde periode'} houd je toegang. Daarna wordt er niets meer afgeschreven.`,
    cancelUnpaid: 'Je laatste betaling is mislukt. Lukt het straks ook niet, dan stopt de toegang eerder.',
    cancelKept: 'Wat je downloadde of in gebruik nam, blijft van jou.',
    why: 'Waarom stop je? (niet verplicht)',
    cancelled: (date: string | null) =>
      date === null ? 'Je abonnement is opgezegd.' : `Opgezegd. Je houdt toegang tot ${date}.`,
    resume: 'Hervatten',
    resumed: 'Je abonnement loopt gewoon door.',
    moneyUntil: (date: string) => `Geld terug: tot en met ${date}`,
    moneyAsk: 'Geld terug vragen',
    moneyFailed: 'Of je geld terug kunt krijgen, konden we niet lezen.',
    retry: 'Probeer opnieuw',
    moneyTitle: 'Geld terug vragen?',
    moneyAmount: (amount: string) =>
      `Je krijgt ${amount} terug, inclusief btw, langs de weg waarlangs je betaalde.`,
    moneyCredit: (amount: string) => `${amount} betaalde je met tegoed: dat wordt weer tegoed.`,
    moneyBasis: {
      withdrawal: 'Je gebruikt de wettelijke bedenktijd van 14 dagen.',
      guarantee: 'Je gebruikt onze garantie van 30 dagen. Die geldt één keer per klant.',
    },
    moneyEnds: 'Je plan en je toegang stoppen meteen.',
    moneyDownloads: 'Wat je met deze bestelling downloadde, mag je daarna niet meer gebruiken.',
    moneyConfirm: (amount: string) => `Vraag ${amount} terug`,
    moneyPaid: (amount: string) => `Je krijgt ${amount} terug. Je plan is beëindigd.`,
    moneyKept:
      'Je verzoek is bewaard en wordt vanzelf uitgevoerd. Je krijgt een mail zodra het geld onderweg is.',
  },
  en: {
    afterwards: 'Then',
    given: (plan: string | null, until: string | null) =>
      until ? `${plan}, granted by support, until ${until}` : `${plan}, granted by support`,
    help: {
      here: (mail: string) =>
        `You cancel here; the plan ends with the period you paid for. A question? Write to ${mail}.`,
      forLife: (mail: string) =>
        `Your plan is for life: there is nothing to cancel. A question? Write to ${mail}.`,
      byMail: (mail: string) => `To cancel, or with a question: write to ${mail}.`,
      question: (mail: string) => `A question? Write to ${mail}.`,
    },
    cancel: 'Cancel plan',
    keep: 'Never mind',
    cancelTitle: (date: string | null) =>
      date === null ? 'Cancel your subscription?' : `Cancel as of ${date}?`,
    cancelUntil: (date: string | null) =>
      `You keep access until ${date ?? 'the end of the period you paid for'}. Nothing is charged after that.`,
    cancelUnpaid: 'Your last payment failed. If it does not succeed later either, access ends sooner.',
    cancelKept: 'What you downloaded or put to use stays yours.',
    why: 'Why do you stop? (optional)',
    cancelled: (date: string | null) =>
      date === null ? 'Your subscription is cancelled.' : `Cancelled. You keep access until ${date}.`,
    resume: 'Resume',
    resumed: 'Your subscription simply goes on.',
    moneyUntil: (date: string) => `Money back: up to and including ${date}`,
    moneyAsk: 'Ask for your money back',
    moneyFailed: 'We could not read whether you can have your money back.',
    retry: 'Try again',
    moneyTitle: 'Ask for your money back?',
    moneyAmount: (amount: string) => `You get back ${amount}, VAT included, the way you paid.`,
    moneyCredit: (amount: string) => `${amount} you paid with credit: it becomes credit again.`,
    moneyBasis: {
      withdrawal: 'You use the statutory withdrawal period of 14 days.',
      guarantee: 'You use our 30-day guarantee. It holds once per customer.',
    },
    moneyEnds: 'Your plan and your access end at once.',
    moneyDownloads: 'What you downloaded with this order you may not use after that.',
    moneyConfirm: (amount: string) => `Ask ${amount} back`,
    moneyPaid: (amount: string) => `You get back ${amount}. Your plan has ended.`,
    moneyKept:
      'Your request is kept and carried out by itself. You get a mail as soon as the money is on its way.',
  },
});
