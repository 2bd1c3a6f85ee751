/**
 * Our own table of products and the node types that are theirs, one line a product: `Name: type type`. Trigger and tool
 * variants need no entry. Not in here: core and utility nodes, plain HTTP, file protocols (FTP, SSH, iCal, GraphQL), n8n's
 * own nodes, chains, agents, parsers and splitters. Mail, feeds and hosts called by HTTP: vendor-hosts.ts.
 */
const apps = `
Action Network: actionNetwork
ActiveCampaign: activeCampaign
Acuity Scheduling: acuityScheduling
Adalo: adalo
Affinity: affinity
Agile CRM: agileCrm
Airtable: airtable
Airtop: airtop
APITemplate.io: apiTemplateIo
Asana: asana
Autopilot: autopilot
AWS Lambda: awsLambda
AWS SNS: awsSns
AWS Certificate Manager: awsCertificateManager
AWS Cognito: awsCognito
AWS Comprehend: awsComprehend
AWS DynamoDB: awsDynamoDb
AWS ELB: awsElb
AWS IAM: awsIam
AWS Rekognition: awsRekognition
AWS S3: awsS3
AWS SES: awsSes
AWS SQS: awsSqs
AWS Textract: awsTextract
AWS Transcribe: awsTranscribe
BambooHR: bambooHr
Bannerbear: bannerbear
Baserow: baserow
Beeminder: beeminder
Bitbucket: bitbucket
Bitly: bitly
Bitwarden: bitwarden
Box: box
Brandfetch: brandfetch
Bubble: bubble
Cal.com: cal
Calendly: calendly
Chargebee: chargebee
CircleCI: circleCi
Webex: ciscoWebex
Cloudflare: cloudflare
Clearbit: clearbit
ClickUp: clickUp
Clockify: clockify
Cockpit: cockpit
Coda: coda
CoinGecko: coinGecko
Confluence: confluence
Contentful: contentful
Kit: convertKit
Copper: copper
Cortex: cortex
CrateDB: crateDb
Currents: currents
Customer.io: customerIo
Databricks: databricks
DeepL: deepL
Demio: demio
DHL: dhl
Discord: discord
Discourse: discourse
Disqus: disqus
Drift: drift
Dropbox: dropbox
Dropcontact: dropcontact
E-goi: egoi
Elasticsearch: elasticsearch
Elastic Security: elasticSecurity
Emelia: emelia
ERPNext: erpNext
Eventbrite: eventbrite
Facebook: facebookGraphApi facebook
Facebook Lead Ads: facebookLeadAds
Figma: figma
FileMaker: filemaker
Flow: flow
Form.io: formIo
Formstack: formstack
Freshdesk: freshdesk
Freshservice: freshservice
Freshworks CRM: freshworksCrm
GetResponse: getResponse
Ghost: ghost
GitHub: github
GitLab: gitlab
Gong: gong
Google Ads: googleAds
Google Analytics: googleAnalytics
Google BigQuery: googleBigQuery
Google Books: googleBooks
Google Calendar: googleCalendar
Google Chat: googleChat
Google Cloud Natural Language: googleCloudNaturalLanguage
Google Cloud Storage: googleCloudStorage
Google Contacts: googleContacts
Google Docs: googleDocs
Google Drive: googleDrive
Google Firestore: googleFirebaseCloudFirestore
Google Realtime Database: googleFirebaseRealtimeDatabase
Gmail: gmail
Google Workspace: gSuiteAdmin
Google Business Profile: googleBusinessProfile
Google Perspective: googlePerspective
Google Sheets: googleSheets
Google Slides: googleSlides
Google Tasks: googleTasks
Google Translate: googleTranslate
YouTube: youTube
Gotify: gotify
GoToWebinar: goToWebinar
Grafana: grafana
Grist: grist
Gumroad: gumroad
Hacker News: hackerNews
HaloPSA: haloPSA
Harvest: harvest
Help Scout: helpScout
HighLevel: highLevel
Home Assistant: homeAssistant
HubSpot: hubspot
Humantic AI: humanticAi
Hunter: hunter
Intercom: intercom
Invoice Ninja: invoiceNinja
Iterable: iterable
Jenkins: jenkins
Jina AI: jinaAi
Jira: jira
Jotform: jotForm
Kafka: kafka
Keap: keap
KoboToolbox: koBoToolbox
lemlist: lemlist
LINE: line
Linear: linear
LingvaNex: lingvaNex
LinkedIn: linkedIn
LoneScale: loneScale
Magento: magento2
Mailcheck: mailcheck
Mailchimp: mailchimp
MailerLite: mailerLite
Mailgun: mailgun
Mailjet: mailjet
Mandrill: mandrill
Marketstack: marketstack
Matrix: matrix
Mattermost: mattermost
Mautic: mautic
Medium: medium
MessageBird: messageBird
Metabase: metabase
Azure Cosmos DB: azureCosmosDb
Azure Storage: azureStorage
Microsoft Dataverse: microsoftDataverse
Microsoft Dynamics: microsoftDynamicsCrm
Microsoft Entra ID: microsoftEntra
Microsoft Excel: microsoftExcel microsoftExcelSharePoint
Microsoft Graph Security: microsoftGraphSecurity
OneDrive: microsoftOneDrive
Outlook: microsoftOutlook
SharePoint: microsoftSharePoint
Microsoft SQL Server: microsoftSql
Microsoft Teams: microsoftTeams
Microsoft To Do: microsoftToDo
Mindee: mindee
MISP: misp
Mistral AI: mistralAi
Mocean: mocean
monday.com: mondayCom
MongoDB: mongoDb
Monica: monicaCrm
MSG91: msg91
MySQL: mySql
NASA: nasa
Netlify: netlify
Nextcloud: nextCloud
NocoDB: nocoDb
Brevo: sendInBlue
Onfleet: onfleet
NetScaler: citrixAdc
Notion: notion
npm: npm
Odoo: odoo
Okta: okta
One Simple API: oneSimpleApi
OpenAI: openAi
OpenThesaurus: openThesaurus
OpenWeatherMap: openWeatherMap
Oracle Database: oracleDatabase
Orbit: orbit
Oura: oura
Paddle: paddle
PagerDuty: pagerDuty
PayPal: payPal
Peekalink: peekalink
Perplexity: perplexity
PhantomBuster: phantombuster
Philips Hue: philipsHue
Pipedrive: pipedrive
Plivo: plivo
PostBin: postBin
PostgreSQL: postgres
PostHog: postHog
Postmark: postmark
ProfitWell: profitWell
Pushbullet: pushbullet
Pushcut: pushcut
Pushover: pushover
QuestDB: questDb
Quickbase: quickbase
QuickBooks: quickbooks
QuickChart: quickChart
RabbitMQ: rabbitmq
Raindrop: raindrop
Reddit: reddit
Redis: redis
Rocket.Chat: rocketchat
Rundeck: rundeck
S3: s3
Salesforce: salesforce
Salesmate: salesmate
SeaTable: seaTable
SecurityScorecard: securityScorecard
Segment: segment
SendGrid: sendGrid
Sendy: sendy
Sentry: sentryIo
ServiceNow: serviceNow
Shopify: shopify
SIGNL4: signl4
Slack: slack
seven: sms77
Snowflake: snowflake
Splunk: splunk
Spotify: spotify
Stackby: stackby
Storyblok: storyblok
Strapi: strapi
Strava: strava
Stripe: stripe
Supabase: supabase
SurveyMonkey: surveyMonkey
SyncroMSP: syncroMsp
Taiga: taiga
Tapfiliate: tapfiliate
Telegram: telegram
TheHive: theHive theHiveProject
TimescaleDB: timescaleDb
Todoist: todoist
Toggl: toggl
Travis CI: travisCi
Trello: trello
Twake: twake
Twilio: twilio
Twist: twist
X: twitter
Typeform: typeform
Unleashed: unleashedSoftware
Uplead: uplead
uProc: uproc
UptimeRobot: uptimeRobot
urlscan.io: urlScanIo
Vero: vero
Venafi: venafiTlsProtectCloud venafiTlsProtectDatacenter
Vonage: vonage
Webflow: webflow
Wekan: wekan
WhatsApp: whatsApp
Wise: wise
WooCommerce: wooCommerce
WordPress: wordpress
Workable: workable
Wufoo: wufoo
Xero: xero
YOURLS: yourls
Zammad: zammad
Zendesk: zendesk
Zoho CRM: zohoCrm
Zoom: zoom
Zulip: zulip
MQTT: mqtt
AMQP: amqp
`;

const ai = `
Qwen: alibabaCloud lmChatAlibabaCloud
Anthropic: anthropic lmChatAnthropic
Google Gemini: googleGemini lmChatGoogleGemini embeddingsGoogleGemini
Google Vertex AI: lmChatGoogleVertex embeddingsGoogleVertex
MiniMax: minimax lmChatMinimax
Moonshot: moonshot lmChatMoonshot
Ollama: ollama lmChatOllama lmOllama embeddingsOllama
OpenAI: openAi openAiAssistant lmChatOpenAi lmOpenAi embeddingsOpenAi
Azure OpenAI: lmChatAzureOpenAi embeddingsAzureOpenAi
AWS Bedrock: lmChatAwsBedrock embeddingsAwsBedrock
Cohere: lmChatCohere lmCohere embeddingsCohere rerankerCohere
Databricks: lmChatDatabricks embeddingsDatabricks
DeepSeek: lmChatDeepSeek
Groq: lmChatGroq
Mistral AI: lmChatMistralCloud embeddingsMistralCloud
Lemonade: lmChatLemonade lmLemonade embeddingsLemonade
NVIDIA: lmChatNvidia embeddingsNvidia
OpenRouter: lmChatOpenRouter
Vercel AI Gateway: lmChatVercelAiGateway
xAI: lmChatXAiGrok
Hugging Face: lmOpenHuggingFaceInference embeddingsHuggingFaceInference
Microsoft Agent 365: microsoftAgent365
GitHub: documentGithubLoader
Oracle Database: embeddingsOracleDb vectorStoreOracleDBVector
Motorhead: memoryMotorhead
PostgreSQL: memoryPostgresChat vectorStorePGVector chatHubVectorStorePGVector
MongoDB: memoryMongoDbChat vectorStoreMongoDBAtlas
Redis: memoryRedisChat vectorStoreRedis
Xata: memoryXata
Zep: memoryZep vectorStoreZep vectorStoreZepInsert vectorStoreZepLoad
SearXNG: toolSearXng
SerpApi: toolSerpApi
Wikipedia: toolWikipedia
Wolfram Alpha: toolWolframAlpha
Azure AI Search: vectorStoreAzureAISearch
Milvus: vectorStoreMilvus
Qdrant: vectorStoreQdrant chatHubVectorStoreQdrant
Pinecone: vectorStorePinecone vectorStorePineconeInsert vectorStorePineconeLoad chatHubVectorStorePinecone
Supabase: vectorStoreSupabase vectorStoreSupabaseInsert vectorStoreSupabaseLoad
Weaviate: vectorStoreWeaviate
Chroma: vectorStoreChromaDB
`;

const parse = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name = '', types = ''] = line.split(': ');
        return types.split(' ').map((type) => [type.toLowerCase(), name] as const);
      }),
  );

/** By node type of n8n-nodes-base without its package, in lower case (old files differ in case). */
export const appVendors = parse(apps);
/** By node type of the AI nodes, likewise. */
export const aiVendors = parse(ai);
