/** Words of the messages of n8n, its steps and the services behind them; none of them is anybody's. */
const words = `
a access account action active address after again all allowed already an and another any api app are argument arguments
array as at auth authentication authenticationfailed authorization authorized available bad base be because been before
billing blank block blocks body boolean but by call calling calls can cannot can't certificate certificates chain channel
character check client closed code column columns conflict connect connection constraint contain contains content
context could couldn't crashed create created credential credentials credit currently daily data database date day deadline
defined delete deleted denied description details did didn't different do document does doesn't don't down due duplicate
during each either element email empty encountered endpoint engine entity entry error errors exceed exceeded exceeds
executed execution exist existing exists expected expired exist expression external failed failure field fields file
files find finish finished first fit for forbidden form format found from function gateway get given grant granted group
gzip had handle has have header heap host however http https id if image in incorrect index input insufficient integer
internal invalid invalid_auth invalid_grant is isn't issue it item items its json key label language large last later
length less limit limits line list load loaded locked login long longer lost mailbox maintenance make malformed many
matching max maximum may memory message method minute minutes missing missing_scope model module month more must name
network new no node not not-null nothing null number object occurred occurs of off offline on one only open operation
option or organization oauth oauth2 out output overloaded page paired parameter parameters parse parser path payload
payment per perhaps permission permissions permitted please policy possible post problem process processed properties
property protocol provide provided query quota range rate ratelimited reached read reading receive received receiving
recipient recipients record records referenced refresh refused reject rejected relation remote request requested requests
required requires reset resource response result retry return returned revoked right rights row rows run running runtime
schema scope scopes script second seconds secret secure see self-signed send sent server service services session set
setting settings sheet should shut sign signature size slow socket some something specified ssl start started state
statement status step stopped storage string support supported syntax system table task temporarily text than that the
their them then there this throttled time timed timeout timestamp title to token tokens too transaction try trying type
unable unauthorized unavailable undefined unexpected unexpectedly unique unknown unprocessable unrecognized unsupported
until update updated upload url usage use used user username using usually valid validation value values verify version
violates was webhook were when which while will with within without workflow write wrong you your
channel_not_found not_in_channel not_authed token_revoked token_expired account_inactive no_text msg_too_long name_taken
invalid_blocks is_archived insufficient_quota server_error internal_error unknown_field_name
econnrefused econnreset econnaborted enotfound etimedout esockettimedout eai_again ehostunreach enetunreach epipe
cert_has_expired hang getaddrinfo password numeric uuid varying dns smtp imap tls sql oom gpt llm ai
`;

export const errorWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));
