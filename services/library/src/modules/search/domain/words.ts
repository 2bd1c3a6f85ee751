import type { Category } from '@stroomwerk/contracts/library';
import { stemsOf } from './stems.js';
import { wordsOf } from './text.js';

/** Small words of both languages, and what every workflow is: they ask for nothing while another word does. */
export const smallWords: ReadonlySet<string> = new Set(
  `de het een en of in op van voor met naar bij uit om te aan als die dat deze dit is zijn er je jouw uw mijn ik we wij
   ons onze hun zodra wanneer dan door over tot tussen via per zonder niet geen ook hoe wat welke moet kan wil word wordt
   worden automatisch automatiseren automatisering
   the a an and or in on of for with to into from at by as that this these is are be it its your my our their when then
   than if not no how what which can i we you me do does get automatically automate automation automations automated
   workflow workflows n8n go goes going gaat mij`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What people call the ten categories besides their names. */
export const categoryWords: Readonly<Record<Category, string>> = {
  marketing: 'reclame promotie promotion',
  ecommerce: 'webshop webwinkel webstore online shop',
  productivity: 'productief kantoor office',
  data: 'gegevens cijfers',
  social: 'social media sociale kanalen socials',
  finance: 'financieel administratie boekhouding accounting',
  hr: 'personeel personeelszaken human resources people',
  customer: 'klantenservice support helpdesk',
  content: 'redactie publishing',
  integration: 'koppelingen api devops',
};

/** Words that people use for the same thing, in both languages; a hyphen joins what is written as one or two words. */
const groups = `
factuur facturen invoice invoices rekening billing factureren facturatie
offerte offertes quote quotes quotation proposal
bestelling bestellingen order orders
klant klanten customer customers client clients
herinnering herinneringen herinneren reminder reminders remind aanmaning dunning
betaling betalingen payment payments betaald paid
achterstallig openstaand onbetaald vervallen debiteuren aanmaning betaalherinnering overdue unpaid outstanding receivables
agenda kalender calendar
afspraak afspraken appointment appointments booking bookings boeking
vergadering vergaderingen meeting meetings overleg
notulen verslag minutes notes transcript
taak taken task tasks todo actiepunt actiepunten
bericht berichten message messages
melding meldingen melden notification notifications notify alert alerts alarm waarschuwing waarschuwen
mail mails email emails e-mail
nieuwsbrief nieuwsbrieven newsletter newsletters
inschrijving inschrijvingen aanmelding aanmeldingen subscriber subscribers abonnee abonnees signup subscription
abonnement abonnementen subscription subscriptions
lead leads prospect prospects
opvolgen opvolging followup nabellen
verrijken verrijking enrich enrichment
samenvatten samenvatting samenvattingen summary summaries summarize summarise summarizing
vertalen vertaling vertalingen translate translation translations
ai kunstmatige intelligence llm
voorraad stock inventory
verzending verzenden zending zendingen shipping shipment shipments delivery bezorging
pakket pakketten parcel parcels package
retour retouren retourneren return returns refund refunds terugbetaling
winkelwagen winkelmand mand cart carts basket
verlaten abandoned
product producten artikel artikelen products item items
artikel artikelen blog blogs article articles
webshop webwinkel shop store
leverancier leveranciers supplier suppliers vendor vendors
inkoop purchase purchasing
uitgave uitgaven kosten expense expenses declaratie declaraties
bon bonnen bonnetje bonnetjes kassabon receipt receipts
bank banking
btw vat belasting tax
boekhouding boekhouden accounting bookkeeping
maandafsluiting month-end
omzet revenue sales verkoop
verslag rapport rapportage rapporten report reports reporting
overzicht digest overview roundup
dashboard dashboards
dagelijks dagelijkse daily dag
wekelijks wekelijkse weekly week
maandelijks maandelijkse monthly maand
reservekopie backup backups back-up
synchroniseren synchronisatie sync synchronize synchronise gelijktrekken gelijkhouden doorzetten bijwerken bijhouden
koppelen koppeling connect integration
verplaatsen overzetten migreren migratie migrate migration move
dubbele dubbel duplicaten ontdubbelen duplicate duplicates dedupe deduplicate deduplication
opschonen schoonmaken schonen clean cleanup cleaning
controleren controle check checks validate validation valideren
goedkeuren goedkeuring akkoord approve approval approvals
fout fouten storing storingen error errors failure failures failed
bewaken bewaking monitor monitoring monitoren
uptime bereikbaar downtime down plat onbereikbaar outage
website websites site webpagina
beveiliging security veiligheid
server servers
bestand bestanden file files document documenten documents
map mappen folder folders
bijlage bijlagen attachment attachments
uploaden upload uploads
downloaden download
archiveren archief archive
rij rijen row rows
tabel tabellen table tables spreadsheet spreadsheets
formulier formulieren form forms
enquete enquetes vragenlijst survey surveys
antwoord antwoorden answer answers reply replies beantwoorden respond response
vraag vragen question questions
klantenservice klantcontact support helpdesk
ticket tickets supportvraag supportvragen klantvraag klantvragen supportmail
klacht klachten complaint complaints
beoordeling beoordelingen review reviews recensie recensies
tevredenheid satisfaction nps csat
feedback terugkoppeling
chatbot chatbots bot assistent assistant agent
kennisbank knowledge-base knowledge faq
doorsturen doorzetten forward route routing routeren
toewijzen verdelen assign distribute
classificeren indelen sorteren classify categorize classification triage labelen
prioriteit urgent spoed priority
escaleren escalatie escalate escalation
plaatsen publiceren publish post posts posting
inplannen plannen planning schedule scheduling scheduled
schedule cron interval
socials social-media socialmedia
concurrent concurrenten competitor competitors
vermelding vermeldingen mention mentions
zoekwoord zoekwoorden keyword keywords
zoekmachine seo
advertentie advertenties campagne campagnes ad ads campaign campaigns
afbeelding afbeeldingen foto plaatje beeld image images photo picture visual
video videos filmpje
podcast podcasts
tekst teksten text copy
schrijven write writing
vacature vacatures job jobs opening
sollicitatie sollicitaties sollicitant sollicitanten kandidaat kandidaten applicant applicants application applications candidate candidates recruitment werving
cv resume
medewerker medewerkers werknemer personeel collega collegas employee employees staff colleague colleagues
afhandelen afhandeling verwerken verwerking handle handling process processing
nieuw nieuwe new
versturen sturen send
maken aanmaken create generate genereren opstellen
toevoegen add
verwijderen delete remove
opslaan bewaren save store
onboarding inwerken indiensttreding
offboarding uitdiensttreding vertrek leaver leavers
verlof vakantie leave holiday vacation
ziekmelding ziek verzuim sick absence
verjaardag verjaardagen birthday birthdays
uren urenregistratie urenstaat tijdregistratie timesheet timesheets time-tracking hours
salaris loon payroll salary
contract contracten overeenkomst agreement
ondertekenen handtekening sign signature
contactpersoon contact contacten contacts
bedrijf bedrijven company companies
verjaren renewal verlenging verlengen renew
opzegging opzeggen churn cancel cancellation
welkom welcome
korting kortingscode discount coupon
prijs prijzen price prices pricing
weer weerbericht weather
nieuws news
koers koersen wisselkoers exchange-rate currency valuta
gebruiker gebruikers user users
wachtwoord wachtwoorden password passwords
database databases databank
commit commits
uitrol deploy deployment release releases
bug bugs
gesprek gesprekken call calls telefoon phone
spraak voice spraakbericht
transcriberen transcriptie transcribe transcription uitschrijven
webinar webinars
evenement evenementen event events
ophalen fetch scrape scraping
herkennen uitlezen extract extraction ocr parse
sentiment stemming
gpt chatgpt openai
claude anthropic
gemini googlegemini
twitter tweet tweets
googleagenda googlecalendar gcal
gsheets googlesheets
gdrive googledrive
excel microsoftexcel microsoftexcel365
teams microsoftteams msteams
outlook microsoftoutlook
onedrive microsoftonedrive
sharepoint microsoftsharepoint
todo microsofttodo
postgres postgresql
brevo sendinblue
kit convertkit
dynamo dynamodb
whatsapp whatsappbusiness whatsappbusinesscloud
facebook facebookgraphapi
monday mondaycom
ga4 googleanalytics
s3 awss3
ses awsses
sqs awssqs
sms tekstbericht
pdf pdfs
csv komma
xml
rag vectorstore
`;

const words = (line: string): string[] =>
  line.split(/\s+/).flatMap((word) => (word === '' ? [] : [wordsOf(word).join('')]));

/** Groups by what their words are found by: the word itself, and its stems. */
const found: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const byWord = new Map<string, Set<string>>();
  for (const line of groups.split('\n')) {
    const group = words(line);
    for (const word of group)
      for (const key of [word, ...stemsOf(word)]) {
        const others = byWord.get(key) ?? new Set();
        for (const other of group) others.add(other);
        byWord.set(key, others);
      }
  }
  return byWord;
})();

/** What else the thing is called, in both languages; of a word or a form of it. Empty where nothing is known. */
export function synonymsOf(word: string): readonly string[] {
  const own =
    found.get(word) ??
    stemsOf(word)
      .map((stem) => found.get(stem))
      .find(Boolean);
  return own === undefined ? [] : [...own].filter((other) => other !== word);
}
