import { about } from './about.js';
import type { JudgedQuery } from './judged.js';

const late =
  /herinner|remind|unpaid|overdue|aanman|onbetaald|openst|achterst|debiteur|debtor|veertiendagen|final notice|te late? (factu|klant)/;
const task = /taak|taken|task|to-?do|actie|action/;
const roster = /rooster|roster|dienst|shift|invallen|stand-in|beschikbaar|availab|bezetting/;
const joiner =
  /onboard|inwerk|nieuwe (collega|medewerker)|new (colleague|hire)|indienst|eerste dag|first day|buddy|papieren|dienstverband/;
const leaving =
  /ontslag|offboard|uit dienst|laatste werkdag|last (working )?day|transitie|vertrek|leaver|leaving|opzeg/;

/**
 * 118 queries as customers type them, written from the titles of the catalogue alone, before the lists of words were read and
 * without a look at what the search answers. At first sight their mean reciprocal rank was 0.865.
 */
export const firstFreshQueries: readonly JudgedQuery[] = [
  // Finance
  ['klant betaalt niet', { about: late }],
  ['facturen worden te laat betaald', { about: [late, /factu|invoic|debiteur|betaal/] }],
  ['wanbetalers', { about: late }],
  ['aanmaning sturen', { about: late }],
  ['rekening sturen na klus', { about: about.invoice }],
  ['kilometers bijhouden', { about: /kilomet|mileage|rit/ }],
  ['bonnetje fotograferen en inboeken', { about: /bon\b|bonn|receipt|declarat|expense|ocr|inkoopfact/ }],
  ['loonstroken', { about: /salar|loon|payroll|wage/ }],
  ['bankafschriften inlezen', { about: /bankafschrift|statement|camt|bankregel|bank/ }],
  ['btw kwartaal', { about: about.vat }],
  ['kleine ondernemersregeling', { about: /kor\b|kleineondernemers/ }],
  ['kassa opmaken einde dag', { about: /kas\b|kassa|kas tellen|till|dagafsluit/ }],
  ['factuurtje maken', { about: about.invoice }],
  ['ouderdomslijst', { about: /ouderdom|ageing|debiteur|debtor/ }],
  [
    'crediteuren betalen',
    { about: /crediteur|sepa|betaalvoorstel|betaalbatch|payment proposal|leverancier|supplier/ },
  ],
  ['scan en herken', { about: /ocr|herken|document|bon\b|bonn|factu|lees|read|scan/ }],
  ['penningmeester', { about: /penningmeester|contributie|vereniging|stichting|incasso|kas/ }],
  ['belasting opzij zetten', { about: /belasting|tax/ }],
  ['incassobestand', { about: /incasso|sepa|direct debit/ }],
  ['abonnement incasseren', { about: /abonnement|subscri|incasso|debit|terugkerend|chargebee|recurring/ }],
  // Staff
  ['vakantiedagen', { about: about.leave }],
  ['personeel inroosteren', { about: roster }],
  ['nieuwe werknemer eerste werkdag', { about: joiner }],
  ['ontslag', { about: leaving }],
  ['functioneringsgesprekken', { about: /beoordel|jaargesprek|annual review|gesprekscyclus|gesprek/ }],
  ['zieke medewerker', { about: about.sick }],
  ['ehbo', { about: /bhv|first aid|ehbo|noodknop|ongeval/ }],
  ['zzp inhuren', { about: /zzp|inhuur|freelanc|zelfstandig/ }],
  ['sollicitanten afwijzen', { about: /afwijz|reject|sollicit/ }],
  ['cv screening', { about: /cv\b|cv’s|cv's|sollicit|kandida|applica|candidate/ }],
  ['arbeidsongeval melden', { about: /ongeval|accident|incident|arbo/ }],
  ['personeelstevredenheid', { about: /enps|tevreden|werkplezier|satisf/ }],
  // Associations
  ['bardienst', { about: /bardienst|dienst|vrijwillig|volunteer|roster/ }],
  ['contributie innen', { about: /contributie|incasso|direct debit/ }],
  ['lid worden', { about: /lid worden|member|leden|aanmeld/ }],
  ['ledenvergadering stemmen', { about: /stem|vote|raadpleg|poll|vergader/ }],
  ['donateurs', { about: /donat|donor|gift|giften|donor/ }],
  ['clubblad', { about: /clubblad|club magazine/ }],
  // Shops
  ['voorraad bijna op', { about: [/voorra|stock|inkoop|purchas|bijna op/] }],
  ['uitverkocht product weer leverbaar', { about: /voorra|stock|wachtlijst/ }],
  ['pakketje kwijt', { about: /pakket|parcel|zoekgeraakt|missing|bezorg|deliver|stilstaan/ }],
  ['retourtje verwerken', { about: about.returned }],
  ['bol.com orders', { apps: ['bol'], about: about.order }],
  ['klant wil geld terug', { about: /terugbet|refund|retour|return|geld terug/ }],
  ['actiecode webshop', { about: /korting|coupon|discount|actie/ }],
  ['winkelmandjes', { about: about.cart }],
  ['verzendlabels printen', { about: /etiket|label|verzend|shipping|zending/ }],
  ['afhalen in de winkel', { about: /afhal|pickup|pick-up|ligt klaar|ready/ }],
  ['track and trace', { about: /track|volgcode|bezorg|zending|parcel|pakket/ }],
  ['inkoopprijs gestegen', { about: /prij|price/ }],
  ['productomschrijvingen', { about: /product/ }],
  ['nepbestellingen', { about: /fraud|verdacht|suspic/ }],
  // Customers and sales
  ['slechte recensie', { about: [about.review] }],
  ['google mijn bedrijf', { apps: ['Google Business Profile'] }],
  ['leads verdelen over verkopers', { about: [about.lead, /verdel|toewijz|share|assign|eigenaar|owner/] }],
  ['klantenbestand opschonen', { about: /dubbel|opschon|double|clean|datakwal|ontdubbel/ }],
  ['gedeelde mailbox', { about: /gedeelde mailbox|shared mailbox|mailbox|info@/ }],
  ['afspraakherinnering', { about: [/afspra|appoint/, /herinner|remind|bevestig|confirm/] }],
  ['terugbelverzoek', { about: /terugbel|call.?back|bel(taak|lijst|len|afspra)|to call/ }],
  ['buiten openingstijden bereikbaar', { about: /opening|outside|buiten|storingsdienst|weekend|on duty/ }],
  ['offerte nabellen', { about: /offert|quote|estimate|draft order|deal|proposal/ }],
  ['koude acquisitie', { about: /acquisi|prospect|outreach|openingszin/ }],
  ['klanten bedanken na aankoop', { about: /klant|customer|bedank|thank|koper|buyer|review/ }],
  ['spaarkaart', { about: /spaarkaart|stamp card|loyal/ }],
  // Marketing, content, office
  [
    'insta posts inplannen',
    { about: [/instagram|social|posts?\b|bericht/, /inplan|planned|schedul|plaats|queue|kalender|calendar/] },
  ],
  ['blogjes schrijven', { about: [/blog|artikel|article/] }],
  [
    'nieuwbrief mailchmp',
    { apps: ['Mailchimp'], about: /nieuwsbrief|newsletter|mailing|abonnee|subscri|campaign|afmeld/ },
  ],
  ['vergaderverslag', { about: /notul|minutes|vergader|meeting|transcript|verslag/ }],
  ['website ligt eruit', { about: /website|sites?\b|bereikbaar|reachable|storing|outage/ }],
  ['phishing', { about: /phishing|verdachte mail|suspicious/ }],
  ['recht op vergetelheid', { about: /avg|gdpr|wis|eras|verwijder/ }],
  ['huurachterstand', { about: /huur|rent\b|rent / }],
  ['werkbon', { about: /werkbon|work order/ }],
  // Whoever asks for this connects programs: a webhook for a website is an answer, too (the first condition asked for a category).
  ['zapier alternatief', { about: /koppel|webhook|api\b|overstap|n8n|sync|doorzetten/ }],
  // Apps: pairs, exclusions, spellings
  ['facturen boeken zonder exact', { about: about.invoice, without: ['Exact Online'] }],
  ['taken niet in trello', { about: task, without: ['Trello'] }],
  ['eboekhouden mollie', { apps: ['e-Boekhouden', 'Mollie'] }],
  ['exact stripe', { apps: ['Exact Online', 'Stripe'] }],
  ['woo commerce picqer', { apps: ['WooCommerce', 'Picqer'] }],
  ['money bird slack', { apps: ['Moneybird', 'Slack'] }],
  ['whatsap bussiness', { apps: ['WhatsApp'] }],
  [
    'gmial bijlages naar google drive',
    { apps: ['Gmail', 'Google Drive'], about: /bijlag|attachment|bestand|factu|document|file/ },
  ],
  ['ms teams melding', { apps: ['Microsoft Teams'] }],
  [
    'chat gpt mail beantwoorden',
    { oneOf: ['OpenAI', 'Azure OpenAI'], about: [/mail|ticket|support|review|vra/] },
  ],
  // English
  ['customer won’t pay', { about: late }],
  ['chase late invoices', { about: [late] }],
  ['receipt scanning', { about: /bon\b|bonn|receipt|declarat|expense|ocr|bill/ }],
  ['timesheets', { about: about.hours }],
  ['payroll', { about: /salar|loon|payroll/ }],
  ['time off requests', { about: about.leave }],
  ['out of stock alert', { about: about.stock }],
  ['where is my order', { about: about.order }],
  ['bad review alert', { about: about.review }],
  ['lead scoring', { about: /lead/ }],
  ['cold email', { about: /acquisi|prospect|outreach|cold|openingszin|opening line/ }],
  ['appointment no-shows', { about: /no-?show|niet verschenen|afspra|appoint/ }],
  ['meeting notes to tasks', { about: [/notul|minutes|meeting|vergader/, task] }],
  ['save email attachments', { about: /bijlag|attachment/ }],
  [
    'social media scheduler',
    { category: 'social', about: /inplan|plan|schedul|queue|wachtrij|kalender|calendar|plaats/ },
  ],
  ['repurpose blog content', { about: /blog|artikel|article/ }],
  ['sync two calendars', { about: /agenda|calendar/ }],
  ['backup airtable', { apps: ['Airtable'], about: about.backup }],
  ['notion without slack', { apps: ['Notion'], without: ['Slack'] }],
  ['stripe quickbooks', { apps: ['Stripe', 'QuickBooks'] }],
  ['employee birthdays', { about: about.birthday }],
  ['contract expiring soon', { about: about.contract }],
  ['gdpr data request', { about: /avg|gdpr|privacy|inzage|subject/ }],
  ['chatbot for my website', { about: /chat/ }],
  ['detect fake orders', { about: /fraud|verdacht|suspic/ }],
  [
    'winback inactive customers',
    { about: /terugwin|win-?back|slapend|wegblij|vertrek|leav|klantbehoud|churn/ },
  ],
  ['volunteer roster', { about: /vrijwillig|volunteer/ }],
  ['server down alert', { about: /server|storing|outage|alarm|alert|bewaking|failed|mislukt|reachable/ }],
  // German and French
  ['Mahnung', { about: late }],
  ['Rechnungen automatisch verbuchen', { about: [about.invoice, /boek|book|verwerk/] }],
  ['Urlaubsantrag', { about: about.leave }],
  ['Terminerinnerung per SMS', { about: /afspra|appoint/ }],
  ['panier abandonné', { about: about.cart }],
  ['notes de frais', { about: about.expense }],
];
