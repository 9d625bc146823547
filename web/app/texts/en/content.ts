/**
 * The pages about Upnext. Not in en.ts: no other page must carry these words, so their loaders fetch them.
 * Words in `code` and [links](/path) may stand in every line.
 */
export const content = {
  about: {
    title: 'About Upnext',
    description: 'What Upnext is, why it exists and what it holds to.',
    lead: 'Upnext is a public chart of content ideas. Creators publish what they could make, their audience votes and suggests more, and the winner is the next video.',
    sections: [
      {
        title: 'Why it exists',
        body: [
          'Comments scroll away, and a poll is forgotten in a day. A chart stays in one place, moves when people vote, and gives everyone a reason to come back.',
          'It is a hit parade, not an issue tracker: places, medals, climbers, and the gap to the next place.',
        ],
      },
      {
        title: 'What it holds to',
        body: [
          {
            list: [
              'One account, one vote for an idea. The database decides that, not the browser.',
              'The count you see is the number of votes that are stored, and “thank you” is said after they are.',
              'No advertising, no trackers, no scripts of other companies.',
              'English and Spanish, light and dark, keyboard and screen reader, on every page.',
              'The same program runs for one creator on a small server and for many on large ones.',
            ],
          },
        ],
      },
      {
        title: 'Free software',
        body: [
          'Upnext is published under the MIT licence: anyone may run it, read it and change it. [How to run your own](/self-hosting) takes one command, and everything it can do is open to your programs through the [API](/api/docs).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'What Upnext stores about you, what for and for how long.',
    lead: 'What this software stores about you, what for, and for how long. It is less than you may be used to.',
    note: 'This page is a template. It describes what the software does. Whoever operates this site must check it, add who they are and how to reach them, and fit it to the law that applies to them.',
    sections: [
      {
        title: 'When you register',
        body: [
          'An account is these facts and nothing else:',
          {
            list: [
              'your username, which everyone can see;',
              'your password, only as an argon2id hash from which it can’t be read;',
              'your e-mail address, if you gave one. It is shown to nobody;',
              'if you sign in with another provider: which one, and the number by which it knows you. Not your name, not your e-mail there;',
              'if you add passkeys: their public keys and the names you give them. Recovery codes only as hashes;',
              'whether you are a creator or in the audience, and the day you registered;',
              'for creators, the profile that you write yourself. It is public.',
            ],
          },
        ],
      },
      {
        title: 'When you vote and suggest',
        body: [
          'A vote is stored with your account, the idea and the time: that is how nobody votes twice. No page shows who voted for what.',
          'Creators see how many voted, when, and how many of them were new: numbers, never names. To tell new from returning, the first and the last day on which you voted for a creator are kept.',
          'When an idea you voted for or suggested is made, it says so in your inbox and, if you have confirmed an e-mail address, in one mail. Every such mail has a link that stops them, and your account a switch.',
          'When you report an idea, whoever runs this site reads it, nobody else. With an account it is kept with your account; without one, a code that can’t be turned back into your address is kept for three days, so that one person counts once. What was decided is deleted after half a year.',
          'A suggestion carries your username, for the creator and, once it is published, for everyone. A suggestion that is rejected is deleted.',
        ],
      },
      {
        title: 'While you are signed in',
        body: [
          'The server keeps a hash of your session’s token, the names of your browser and system, when it began and when it was last used. [Your account](/account) lists your sessions and ends them. A session ends 30 days after its last use and 180 days after it began, or when you log out.',
          'Your network address is used to count how often somebody tries to sign in or register. That count is forgotten after 15 minutes at most; when very many try at once, your browser is asked for a short calculation. The server writes no log of the pages you open.',
        ],
      },
      {
        title: 'In your browser',
        body: [
          'All of these make the site work. None follows you anywhere.',
          {
            terms: [
              ['session, signed_in', 'Cookies: that you are signed in.'],
              ['sign-in', 'Cookie: that it is you who comes back from a provider. Gone after ten minutes.'],
              ['language, theme', 'Cookies and local storage: what you chose.'],
              ['votedIdeas, userStats', 'Local storage: what this browser voted for, and your achievements.'],
              [
                'pendingVoteIdeaId, pendingVoteUsername, voteIntent, redirectAfterAuth',
                'Local storage: a vote that waits while you log in. Gone once it is cast.',
              ],
            ],
          },
        ],
      },
      {
        title: 'Who else learns something',
        body: [
          'When you open a board, its creator’s count for the day rises by one for the site that led you there (only its name, such as youtube.com) and for the share link you used. Nothing about you is kept with it, and if your browser asks not to be tracked (Global Privacy Control, Do Not Track), you are not counted.',
          'There are no other analytics, no advertising and no scripts or fonts of other companies. One exception: a creator’s picture is loaded from the address that the creator gave, so the owner of that address sees that somebody loaded it. The page you are on is not told.',
        ],
      },
      {
        title: 'Your data, your decision',
        body: [
          '[Your account](/account) has a button that gives you everything we keep about you as one file, and one that deletes the account. Your boards go with it. Your votes on other boards stay counted, under a number that leads to nobody. Your username stays reserved, so that nobody can pass for you.',
          'A username that you give up leads to your new one for 90 days and stays reserved for you.',
          'Operator: [name, postal address, e-mail address].',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    description: 'The rules for using this site.',
    lead: 'The rules for using this site, in words that one can read.',
    note: 'This page is a template, not legal advice. Whoever operates this site must check it, fill in what stands in brackets, and fit it to the law that applies to them.',
    sections: [
      {
        title: 'Your account',
        body: [
          'One person, one account for voting. Keep your password to yourself. You are responsible for what is done with your account.',
        ],
      },
      {
        title: 'Fair votes',
        body: ['No robots, no bought votes, no accounts made to vote again. Such votes and accounts may be removed.'],
      },
      {
        title: 'What you write',
        body: [
          'Your ideas and suggestions stay yours. By publishing them you let this site show them on the chart, in previews and through the API. A suggestion belongs to the chart once its creator approves it, and the creator may make it without owing you anything.',
          'Not allowed: what is illegal, what insults or threatens people, what belongs to somebody else, and advertising.',
        ],
      },
      {
        title: 'A chart is a wish, not a contract',
        body: ['A first place tells a creator what people want. It does not oblige anyone to make it.'],
      },
      {
        title: 'The service',
        body: [
          'The site is run with care and without a guarantee: it may be away, change or end. Accounts that break these rules may be closed.',
          'Operator and applicable law: [name, address, country].',
        ],
      },
    ],
  },
  selfHosting: {
    title: 'Run your own',
    description: 'Upnext on your own server: one command, the environment, and what to back up.',
    lead: 'Upnext on your own server, with no plan limits. One command brings it up with a demo in it; a handful of settings make it yours.',
    sections: [
      { title: 'One command', body: ['In a clone of the repository:', { code: './up' }] },
      {
        title: 'What it does',
        body: [
          'It brings Node, PostgreSQL and Redis where they are missing (on Debian, as root; elsewhere it says what to install), creates the tables, fills them with a demo, builds the pages and starts. Then open `http://localhost:3000`. The demo’s logins are printed.',
          'With Docker for the two databases instead:',
          { code: 'docker compose up -d --wait\nnpm ci\nnpm run migrate\nnpm run build\nnpm start' },
        ],
      },
      {
        title: 'What it needs',
        body: [
          {
            list: [
              'Node 22.19 or newer.',
              'PostgreSQL 15 or newer. It is the only truth: back it up, and nothing else.',
              'Redis 7 or Valkey, for caches and limits. It may vanish at any moment: nobody is signed out and no vote is lost.',
            ],
          },
        ],
      },
      {
        title: 'Settings',
        body: [
          'Everything is set by the environment, or by a file `.env` beside `up`. The defaults fit one machine.',
          {
            terms: [
              [
                'BASE_URL',
                'The address that people see, such as `https://chart.example`. With https, cookies are secure.',
              ],
              ['HOST, PORT', 'Where the server listens: `127.0.0.1` and `3000` by default, `0.0.0.0` in a container.'],
              ['DATABASE_URL, DATABASE_POOL', 'PostgreSQL, and how many connections each process holds.'],
              ['REDIS_URL', 'Redis or Valkey.'],
              ['ROLE', '`all`, or `http` and `worker` in processes of their own.'],
              ['TRUSTED_PROXIES', 'Addresses of the proxies in front of it, whose `X-Forwarded-For` is believed.'],
              [
                'SMTP_URL, MAIL_FROM',
                'Your mail server, such as `smtps://user:password@mail.example:465`, and whom mails come from. Without them nothing is sent: addresses are not confirmed and a forgotten password can’t be reset.',
              ],
              [
                'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
                'Sign in with Google. Its return address is `BASE_URL` with `/auth/callback/google` behind it. Without them the button is absent.',
              ],
              ['OIDC_PROVIDERS', 'Any other OpenID Connect provider, as a JSON list: see `docs/sign-in-providers.md`.'],
              ['HOME_BOARD', 'One channel’s own site: the board of this username is the front page.'],
              [
                'REGISTRATION',
                '`open`: everyone may make an account; `audience`: people who vote and suggest; `closed`: nobody new.',
              ],
              [
                'METRICS_HOST, METRICS_PORT',
                'Where Prometheus may ask how the process does. Without a port nobody is told.',
              ],
              ['LOG_LEVEL', '`info` by default.'],
              ['NODE_ENV', '`production` refuses to seed the demo.'],
            ],
          },
        ],
      },
      {
        title: 'On the open internet',
        body: [
          'A bare Debian machine whose name points to it, as root in a clone (PostgreSQL, Redis, a service, and Caddy for the certificate):',
          { code: 'deploy/install.sh ideas.example.org' },
          'With Docker:',
          { code: 'DOMAIN=ideas.example.org docker compose --profile tls up -d' },
          'By hand: put a proxy with a certificate in front, set `BASE_URL` to the https address and `TRUSTED_PROXIES` to the proxy’s. `/healthz` says that the process lives, `/readyz` that it can work.',
          'Before you open the doors, write your name into the [privacy](/privacy) and [terms](/terms) pages, and replace the sample figures and testimonials of the landing page.',
        ],
      },
      {
        title: 'A newer version',
        body: ['Fetch it, then:', { code: 'npm ci\nnpm run migrate\nnpm run build\nnpm start' }],
      },
    ],
  },
  changelog: {
    title: 'Changelog',
    description: 'What is new in Upnext.',
    lead: 'What is new in Upnext, the newest version first.',
    sections: [
      {
        title: '0.2.0',
        body: [
          {
            list: [
              'A database of 0.1 can’t be upgraded: `npm run migrate` stops and changes nothing. Start 0.2 with an empty database, or stay on 0.1. From this version on, every database can be upgraded to the next version.',
              'Simpler inside: the schema is one readable file, and tables and columns that nothing used are gone.',
              'Boards can no longer have the addresses `idea`, `rounds` and `fairness`: they are reserved for pages to come.',
              'The three public pages of a board share one chart, so they now agree in details: an archived board shows no “live” mark behind a share link either, the row that invites a suggestion follows the last idea instead of the last loaded one, and a creator’s own empty page leads to the dashboard. Large numbers are shortened the same way on boards, embeds and weekly charts.',
              'A site for fans only no longer offers the creator role to people who register with a provider.',
            ],
          },
        ],
      },
      {
        title: '0.1.0',
        body: [
          {
            list: [
              'The whole API behind the product: accounts and sessions, boards, ideas, suggestions, share links, votes in batches, the daily chart close, explore, own votes and suggestions. English and Spanish errors, rate limits, API documentation at `/api/docs`.',
              '`./up`: one command from a clone to the running, seeded product. Private PostgreSQL and Redis by `npm run services`.',
              'Every screen: boards, the stage, share links, explore, dashboard, profile, getting in, achievements, in English and Spanish, light and dark, from 360 px up.',
              'The front door: landing page with a self-playing demo, pages about Upnext, link previews, share images in three sizes, sitemaps, an offline page.',
              'A share kit for creators: texts for every network in both languages, pictures in three sizes and a QR code.',
              'Live boards: counts change and rows overtake while one watches, never under somebody who reads or types; public pages are rendered once per change.',
              'Nothing acknowledged is lost: `npm run faults` kills, freezes, overloads, migrates and restores on purpose and compares what people were told with the database. Several PostgreSQL addresses with fail-over, rolling restarts without a failed call, `npm run backup` and `npm run restore -- --to TIME`, a nightly recount with `/metrics`, `docs/operations.md`.',
              'My account (`/account`): sessions with their devices, password, e-mail, a new username whose old address forwards for 90 days, all data as a file, and deletion that leaves an emptied row so that counts stay true.',
              'E-mail through your own server (`SMTP_URL`): confirmed addresses, forgotten passwords, notices; in English and Spanish, light and dark. Without it the features are absent. `npm run mail-previews` draws every mail.',
              'Ways in: Google or any OpenID Connect provider (`docs/sign-in-providers.md`), passkeys, recovery codes; `/account` shows and changes them. A guest’s vote survives the trip to the provider.',
              'Registering and logging in are no longer refused by address: above normal speed the browser pays with a short calculation (`proof_required`).',
              'Attacked by ourselves (`npm run attacks`): fuzz, authorisation matrix, redirects, sessions and caches, enumeration, scripts, outgoing requests, logs. `docs/security.md` says what holds and what does not.',
              'On your stream: `/overlay/:token`, a transparent, live chart for OBS with rows, size, colours and a QR code by its address; made, renewed and revoked on `/dashboard/stream`. On your site: `/embed/:username`, five places in a frame without a script, with oEmbed and code to paste; nothing else can be framed.',
              'The chart of the week: every Monday a page with winner, highest climber, new entries, weeks on the chart and peak, a picture to share, and a notice to whoever follows the board. Fans who backed a made idea before it was in the top ten see that they were early, on the roadmap, in the inbox and in their profile.',
              'Insights (`/dashboard/insights`): the race of your ideas, votes by day and by hour, new and returning voters, climbers and where visitors came from, for 7, 30 or 90 days; each picture with its table, everything as CSV. Counted by a job, so that it costs the same for ten votes or ten million.',
              'Several boards: a creator can have up to twenty (`/:username/:board`), each with its own ideas, chart, roadmap, weeks, insights, links, overlay and followers; named, ordered, archived and brought back. The first stays where it was.',
              'Teams: invite others to help on a board by a link that is good once and can be revoked, as editor (ideas, suggestions, insights) or moderator (suggestions only). Who may do what is one table in `docs/security.md`, tested call by call.',
              'Seen from outside: `/metrics` on a port of its own (`METRICS_PORT`), alerts and dashboards as files that a real Prometheus checks, one vote followed by one id, traces for whoever loads an exporter. One command on a bare Debian machine (`deploy/install.sh`), an image, `compose.yaml` with TLS, manifests for Kubernetes.',
              'Handed over: an API guide whose examples are run as tests (`docs/api.md`), a first change in twenty minutes (`docs/first-contribution.md`), what versions promise (`docs/versions.md`), and `npm run check-upgrade`, which runs the version before on the schema of today.',
              'From idea to made: a published idea is open, planned, in the making, made (with the address of the piece) or set aside (with a reason), each step kept with its time. A roadmap and a hall of made ideas beside the chart (`/:username/roadmap`).',
              '“I made it”: everyone who voted for the idea and the fan who suggested it hear of it exactly once, in an inbox (`/inbox`) and by mail, which one click stops. Jobs spread it in slices; `npm run faults made-notices` kills the worker on the way.',
              'A demo with fifteen creators, 1,500 fans, 35,000 votes and two weeks of chart history.',
              'Finding and merging: search on boards and on explore, hints while somebody types a suggestion, ideas that are one merged into one and taken apart again with exact counts.',
              'A review deck (`/dashboard/review`) for thumb and keys: approve, edit, merge, reject with a reason that the fan reads, block; five seconds to take it back.',
              'Reports and operators: a flag on every public idea, for visitors too, and `npm run admin` to decide: remove an idea, suspend an account, hide or feature a board, hand out a reset link, recount, export, delete. Every change is asked for and kept in an audit log that nobody can rewrite (`docs/operations.md`).',
            ],
          },
        ],
      },
    ],
  },
  features: {
    title: 'Features',
    description: 'Charts people want to watch, suggestions, share links, both languages: what Upnext does.',
    lead: 'A chart that your audience understands in two seconds, and everything you need behind it. What is still being built says so.',
    sections: [
      {
        title: 'For your audience',
        body: [
          {
            list: [
              'One tap to vote. The bar grows, the count rolls, and the line below says how far it is to the next place.',
              'Places, medals and movement since the last close of the chart: up, down, same, new.',
              'A vote pressed without an account is kept, and cast after the login.',
              'Suggestions of their own, with your approval in between.',
              'A chart of the week every Monday for whoever follows you, and a mark for those who backed a winner early.',
              'Achievements for voting, suggesting and coming back. They live in the browser and nowhere else.',
            ],
          },
        ],
      },
      {
        title: 'For you',
        body: [
          {
            list: [
              'A page at a short address with your name, your picture, your links and one of six backgrounds.',
              'A dashboard to publish, edit and delete ideas, and to approve or reject suggestions.',
              'Share links with an end date, to be switched off whenever you like.',
              'The chart live over your stream, as a transparent browser source, and your top five in a frame on your own site.',
              'The chart closes every day at 00:00 UTC, and every close is kept.',
              'A choice whether your board takes suggestions and whether it is listed on [Explore](/explore).',
            ],
          },
        ],
      },
      {
        title: 'For everyone',
        body: [
          {
            list: [
              'English and Spanish, light and dark, phone and desktop, keyboard and screen reader.',
              'An [API](/api/docs) for everything, and [your own server](/self-hosting) if you want one.',
            ],
          },
        ],
      },
    ],
  },
  pricing: {
    title: 'Pricing',
    description: 'Free to start, no credit card required. Pro and Creator Pro when it takes off.',
    lead: 'Start free, and stay free if that is enough.',
    sections: [
      {
        title: 'When do I pay?',
        body: [
          'Not yet. Payment is being built: until it is switched on nobody is charged, and no plan limit applies. Every button here opens an account.',
        ],
      },
      {
        title: 'What does “soon” mean?',
        body: ['That part of a plan is not built yet. The table is the same one that the program reads.'],
      },
      {
        title: 'What if I get more votes than my plan has?',
        body: [
          'They all count, and your fans notice nothing. You get a notice, and only past twice the number can you publish no new ideas until the month ends or the plan changes.',
        ],
      },
      { title: 'And on my own server?', body: ['There are no plans and no limits. [Here is how](/self-hosting).'] },
    ],
  },
} as const;
