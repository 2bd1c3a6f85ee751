import type { JudgedQuery } from './judged.js';

/** A bill, what is owed for it, or the reminder of that. */
const invoice = /factu|invoic|betaalherinner|payment remind|debiteur|receivab/;
const order = /bestel|order/;
const lead = /lead|prospect|aanvra|inquir|enquir|formulier|form\b/;
const reminder = /herinner|remind|aanman/;
const review = /review|beoordel|recensi/;

/** As people in a Dutch, English or German business type, written before anybody looked at what the search makes of them. */
export const wishQueries: readonly JudgedQuery[] = [
  // Dutch
  [
    'klant betaalt niet',
    {
      about: [
        invoice,
        /herinner|remind|onbetaald|unpaid|overdue|aanman|openst|achterst|vervallen|debiteur|receivab/,
      ],
    },
  ],
  ['aanmaning versturen zonder stripe', { about: [invoice, reminder], without: ['Stripe'] }],
  [
    'inkoopfacturen inboeken',
    { about: [invoice, /inkoop|purchase|lees|read|scan|boek|verwerk|process|extract|herken/] },
  ],
  ['btw-aangifte', { about: /btw|vat\b/ }],
  ['kassabonnetje fotograferen', { about: /bon\b|bonn|receipt|declarat|expense/ }],
  ['reiskostendeclaratie', { about: /declarat|expense|onkost|reiskost|travel/ }],
  ['vakantiedagen bijhouden', { about: /verlof|leave|vakantie|holiday|vrij/ }],
  ['medewerker ziekgemeld', { about: /ziek|sick|verzuim|absence/ }],
  ['sollicitatiebrief beoordelen', { about: /sollicit|kandida|applica|candidate|cv\b/ }],
  ['contract loopt af', { about: [/contract|overeenkomst|agreement/] }],
  [
    'klanten bedanken na aankoop',
    { about: /bedank|thank|na aankoop|after (a |the )?purchase|review|nazorg|welkom/ },
  ],
  ['pakketje kwijt', { about: /pakket|parcel|zending|bezorg|shipment|deliver|verzend|track/ }],
  ['track en trace sturen', { about: /pakket|parcel|zending|bezorg|shipment|deliver|verzend|track/ }],
  ['telefoongesprekken uitschrijven', { about: /transcri|gesprek|call|spraak|voice|audio|opname|recording/ }],
  ['afspraken die niet komen opdagen', { about: /no-?show|afspra|appoint|booking/ }],
  ['teamoverleg voorbereiden', { about: /vergader|meeting|overleg|agenda/ }],
  ['facebook leads naar crm', { apps: ['Facebook Lead Ads'] }],
  ['google reviews beantwoorden', { about: [review] }],
  ['omzet per dag in slack', { apps: ['Slack'], about: /omzet|revenue|verkoop|sales|cijfers|figures/ }],
  ['webshopbestellingen in excel', { apps: ['Microsoft Excel'], about: order }],
  ['dubbele klanten opruimen', { about: /dubbel|duplic|dedup|ontdubb/ }],
  ['klantgegevens wissen avg', { about: /avg|gdpr|privacy|wis|verwijder|delete|eras|bewaar/ }],
  ['ledenadministratie', { about: /leden|lid\b|member|contribut/ }],
  [
    'mailtjes automatisch sorteren',
    { about: [/mail|inbox|postvak/, /sort|indel|label|triage|classif|priori|rout/] },
  ],
  // English
  [
    'chase late payers',
    {
      about: [
        /factu|invoic|betal|paym/,
        /herinner|remind|unpaid|overdue|aanman|onbetaald|openst|achterst|debiteur|receivab/,
      ],
    },
  ],
  ['new customer welcome sequence', { about: /welkom|welcome|onboard/ }],
  ['notify me when stock runs out', { about: /voorra|stock|inventor/ }],
  ['out of office handover', { about: /afwezig|out of office|vakantie|verlof|leave|overdra|handover/ }],
  ['scrape competitor prices', { about: [/concurren|competit|prij|price/] }],
  ['send contract for signature', { about: /contract|onderteken|sign|overeenkomst/ }],
  ['turn voice memos into tasks', { about: /spraak|voice|audio|memo/ }],
  ['monthly kpi dashboard email', { about: [/maand|month|kpi|cijfers|figures|rapport|report/] }],
  ['remind team to log hours', { about: /uren|hours|timesheet|tijd|time/ }],
  ['sync stripe customers to hubspot', { apps: ['Stripe', 'HubSpot'] }],
  ['jira without slack', { apps: ['Jira'], without: ['Slack'] }],
  ['post new youtube video on social', { apps: ['YouTube'], about: /post|plaats|deel|share|social|video/ }],
  ['interview scheduling', { about: /interview|sollicit|kandida|candidate|gesprek/ }],
  ['exit interview leaver checklist', { about: /offboard|uitdienst|vertrek|leav|exit/ }],
  ['ssl certificate expiry', { about: /certifica|ssl|domein|domain/ }],
  ['chat with my documents', { about: /document|kennis|knowledge|rag\b|chat/ }],
  // German
  ['Rechnung', { about: invoice }],
  [
    'offene Rechnungen mahnen',
    {
      about: [
        invoice,
        /herinner|remind|unpaid|overdue|aanman|onbetaald|openst|achterst|vervallen|debiteur|receivab/,
      ],
    },
  ],
  ['neue Bestellung in Slack melden', { apps: ['Slack'], about: order }],
  ['Lagerbestand prüfen', { about: /voorra|stock|inventor/ }],
  ['Kundenbewertungen sammeln', { about: review }],
  ['Terminerinnerung', { about: [/afspra|appoint|booking|meeting/, reminder] }],
  ['Bewerbungen sortieren', { about: /sollicit|kandida|applica|candidate|cv\b/ }],
  ['Urlaubsantrag genehmigen', { about: /verlof|leave|vakantie|holiday/ }],
  ['Trello ohne Slack', { apps: ['Trello'], without: ['Slack'] }],
  ['Angebot erstellen', { about: /offert|quote|proposal/ }],
  ['Datensicherung', { about: /back-?up|reservekop/ }],
  ['Mitarbeiter Geburtstag', { about: /verjaar|birthday|jubile|anniversar/ }],
  // French
  [
    'facture impayée',
    {
      about: [
        invoice,
        /herinner|remind|unpaid|overdue|aanman|onbetaald|openst|achterst|vervallen|debiteur|receivab/,
      ],
    },
  ],
  ['nouvelle commande shopify', { apps: ['Shopify'], about: order }],
  ['relancer les prospects', { about: [lead, /opvolg|follow|herinner|remind|nurtur/] }],
  ['congés', { about: /verlof|leave|vakantie|holiday/ }],
  ['rendez-vous google agenda', { apps: ['Google Calendar'], about: /afspra|appoint|booking|boek|meeting/ }],
  ['résumé de réunion', { about: /vergader|meeting|notul|minutes|overleg|gesprek/ }],
  ['panier abandonné', { about: /winkelwagen|winkelmand|cart/ }],
  ['sauvegarde base de données', { about: /back-?up|reservekop/ }],
];
