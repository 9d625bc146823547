/**
 * UI strings for the pages about Upnext. They are not in en.ts, because other pages must not load them. Only the
 * loaders import them. Any line may contain `code` and [links](/path).
 */
export const content = {
  about: {
    title: 'About Upnext',
    description: 'What Upnext is, why it exists and what it stands for.',
    lead: 'Upnext is a public chart of content ideas. Creators publish what they could make, fans vote and suggest more, and the winner is the next video.',
    sections: [
      {
        title: 'Why it exists',
        body: [
          'Comments scroll away, and a poll is forgotten in a day. A chart stays in one place, moves when people vote, and gives everyone a reason to come back.',
          'It works like the music charts, not like an issue tracker: places, medals, climbers, and the gap to the next place.',
        ],
      },
      {
        title: 'What it stands for',
        body: [
          {
            list: [
              'One account, one vote per idea. The database enforces it, not the browser.',
              'The count you see is the number of stored votes. We say “thank you” only once your vote is stored.',
              'No ads, no trackers, no third-party scripts.',
              'Every page works in English and Spanish, in light and dark, with a keyboard and with a screen reader.',
              'The same software works for one creator on a small server or thousands on large ones.',
            ],
          },
        ],
      },
      {
        title: 'Open source',
        body: [
          'Upnext is published under the MIT licence: anyone can run it, read it and change it. [Running your own](/self-hosting) takes one command, and your own tools can do everything through the [API](/api/docs).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'What Upnext stores about you, why, and for how long.',
    lead: 'What this software stores about you, why, and for how long. It’s probably less than you’re used to.',
    sections: [
      {
        title: 'When you sign up',
        body: [
          'Your account is made up of these things, and nothing else:',
          {
            list: [
              'your username, which everyone can see;',
              'your password, stored only as an argon2id hash, so it can’t be read;',
              'your email address, if you added one. We never show it to anyone else;',
              'if you log in with another provider: which one, and the ID it uses for you. We don’t store the name or email you use there;',
              'when you confirm an email address or link an account: a code made from it with a secret key, so that one address verifies only one account. The address can’t be read from the code. If you delete your account, we keep the code for 90 days;',
              'if you add passkeys: their public keys and the names you give them. Recovery codes are stored only as hashes;',
              'whether you’re a creator or a fan, and the day you signed up;',
              'for creators, the profile you write yourself: name, text, links and pictures. It’s public. Pictures are stored without the place and time where they were taken. The file you upload is deleted once the picture is made, within an hour at most.',
            ],
          },
        ],
      },
      {
        title: 'When you vote or suggest an idea',
        body: [
          'A vote is stored with your account, the idea and the time, so that each account counts once. No page shows who voted for what.',
          'If you vote in a creator’s Twitch chat, we store the number you typed and a code made from your Twitch ID with a secret key, so that each viewer counts once. Both are deleted when the result is final.',
          'Creators see how many people voted, when, and how many of them were new: numbers, never names. To tell new voters from returning ones, we keep the first and last day you voted on each creator’s boards.',
          'We notify you when an idea you voted for or suggested is planned, in progress or made, when your suggestion is approved, rejected or near the top of the chart, and every Monday about the creators you follow. If you’ve confirmed an email address, we also email you. You can turn these emails off with the link in any of them, or in your account.',
          'If you turn on notifications on a device, we store the address that your browser’s maker (such as Google, Mozilla, Apple or Microsoft) gives the device, the keys that encrypt your messages, and your language. The maker delivers the messages and can’t read them. We delete all of it when you turn notifications off, when your session on the device ends, or when the browser no longer accepts messages.',
          'When you report an idea, only the operator of this site reads the report. If you’re logged in, it’s stored with your account. If not, we keep a one-way code made from your IP address for up to three days, so that each person counts once. Closed reports are deleted after six months.',
          'A suggestion shows your username to the creator and, once it’s published, to everyone. Rejected suggestions are deleted.',
        ],
      },
      {
        title: 'While you’re logged in',
        body: [
          'The server stores a hash of your session token, the names of your browser and operating system, when the session started and when you last used it. You can see and end your sessions in [your account](/account). A session ends 30 days after you last used it, 180 days after it started, or when you log out. You can have 20 sessions at once.',
          'Your IP address is used to count login and sign-up attempts. The count is deleted within 15 minutes. While you sign up, and when there are a lot of attempts at once, your browser solves a short puzzle in the background. The server doesn’t log the pages you open.',
          'To spot people who vote with many accounts, we store three one-way codes on each day that you sign up, log in or open a page: two made from the first part of your IP address (never the whole address), and one from the number in the `browser` cookie. With them we store the time, how you signed up, and how long it took from the start of the puzzle until you signed up. The secret keys that make the codes change every day. Codes and keys are deleted within 72 hours and aren’t part of backups. Without the keys, a code can’t be turned back into an address. Voting stores none of this.',
        ],
      },
      {
        title: 'In your browser',
        body: [
          'The site needs all of these to work. None of them tracks you.',
          {
            terms: [
              ['session, signed_in', 'Cookies: remember that you’re logged in.'],
              ['wrote', 'Cookie: shows you your own changes at once. Deleted after five seconds.'],
              [
                'device',
                'Cookie: shows that this browser logged in to your account before, so you can still log in while someone floods the login page. It’s the same on all your devices. Deleted after a year.',
              ],
              [
                'browser',
                'Cookie: a random number that shows when one browser signs up for many accounts. Set when you sign up or log in, and deleted after three days.',
              ],
              [
                'sign-in',
                'Cookie: recognises you when you come back from a login provider. Deleted after ten minutes.',
              ],
              [
                'email-code',
                'Cookie: makes sure that a login code from an email works only in the browser you asked from. Deleted after an hour. We delete the address the code went to from our list of codes after a day.',
              ],
              ['language, theme', 'Cookies and local storage: your choices.'],
              [
                'votedIdeas, userStats, statsOwner',
                'Local storage: the ideas you voted for in this browser, until you log out, and your achievements with the number of your account.',
              ],
              [
                'pendingVoteIdeaId, pendingVoteUsername, voteIntent, redirectAfterAuth',
                'Local storage: a vote that waits while you log in, the role you chose and where to return to. Deleted once the vote is cast, or after 30 minutes.',
              ],
              ['signInOffers', 'Local storage: that we’ve offered you a passkey, so we don’t offer it again.'],
              ['followIntent', 'Local storage: a board you want to follow once you’ve logged in. Kept for 30 minutes.'],
              ['pushAsk', 'Local storage: you answered “Not now” when we offered notifications on this device.'],
              [
                'suggestionDraft',
                'Local storage: a suggestion you haven’t sent yet. Deleted when you send it or log out, or after 30 minutes.',
              ],
              [
                'ideasDraft, hiddenChecklists',
                'Local storage, for creators: ideas you haven’t published yet, until you publish them or log out, and whether you’ve hidden the checklist.',
              ],
            ],
          },
        ],
      },
      {
        title: 'Visits and other websites',
        body: [
          'When you open a board, we add one to its visit count for that day, and count which site sent you (only its name, such as youtube.com) and which share link you used. Nothing about you is stored with it. If your browser asks sites not to track you (Global Privacy Control or Do Not Track), you aren’t counted.',
          'If you vote in a round, the name of the site that sent you is kept with your vote until the result is final. Then only totals are left.',
          'There are no other analytics, no ads, and no third-party scripts or fonts. One exception: a creator’s profile image is loaded from the website they linked to, so that website can see that someone loaded it. It can’t see which page you’re on.',
        ],
      },
      {
        title: 'Your data, your choice',
        body: [
          'In [your account](/account) you can download everything we store about you as one file, or delete your account. If you delete it, your boards are deleted too. Your votes on other boards still count, but are no longer linked to you. Your username stays reserved for 90 days, and for good if your boards have votes, so that no one can pretend to be you.',
          'When you change your username, the old one forwards to the new one for 90 days. If your boards have votes, no one else can take it after that.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    description: 'The rules for using this site.',
    lead: 'The rules for using this site, in plain language.',
    sections: [
      {
        title: 'Your account',
        body: [
          'One person, one account for voting. Keep your password to yourself. You’re responsible for what happens in your account.',
        ],
      },
      {
        title: 'Fair votes',
        body: [
          'No bots, no bought votes, no extra accounts to vote twice. We may remove votes and accounts that break this rule.',
        ],
      },
      {
        title: 'What you write',
        body: [
          'Your ideas and suggestions stay yours. By publishing them, you allow this site to show them on the chart, in link previews and through the API. Once a creator approves your suggestion, it becomes part of their chart, and they can make it without owing you anything.',
          'Not allowed: anything illegal, insults and threats, other people’s work, and advertising.',
        ],
      },
      {
        title: 'A vote is a wish, not a contract',
        body: ['First place tells a creator what people want. They don’t have to make it.'],
      },
      {
        title: 'The service',
        body: [
          'We run this site with care, but without a guarantee: it may be unavailable, change or shut down. Accounts that break these rules may be closed.',
        ],
      },
    ],
  },
  selfHosting: {
    title: 'Run your own',
    description: 'Run Upnext on your own server: one command, the settings, and what to back up.',
    lead: 'Upnext on your own server, with no plan limits. One command starts it with demo data. A few settings make it yours.',
    sections: [
      { title: 'One command', body: ['In a clone of the repository:', { code: './up' }] },
      {
        title: 'What it does',
        body: [
          'It installs Node, PostgreSQL and Redis if they’re missing (on Debian, as root; elsewhere it tells you what to install), creates the tables, adds demo data, builds the pages and starts the server. Then open `http://localhost:3000`. The demo logins are printed in the terminal.',
          'To run the two databases with Docker instead:',
          { code: 'docker compose up -d --wait\nnpm ci\nnpm run migrate\nnpm run build\nnpm start' },
        ],
      },
      {
        title: 'What it needs',
        body: [
          {
            list: [
              'Node 22.19 or newer.',
              'PostgreSQL 15 or newer. It holds all the data: it’s the only thing you need to back up.',
              'Redis 7 or Valkey, for caches and rate limits. If it goes down, no one is logged out and no vote is lost.',
            ],
          },
        ],
      },
      {
        title: 'Settings',
        body: [
          'Set them as environment variables, or in a `.env` file next to `up`. The defaults suit a single machine.',
          {
            terms: [
              [
                'BASE_URL',
                'The public address, such as `https://chart.example`. With https, cookies are marked Secure.',
              ],
              ['HOST, PORT', 'Where the server listens: `127.0.0.1` and `3000` by default, `0.0.0.0` in a container.'],
              ['DATABASE_URL, DATABASE_POOL', 'PostgreSQL, and the number of connections per process.'],
              ['REDIS_URL', 'Redis or Valkey.'],
              ['ROLE', '`all`, or `http` and `worker` to run them as separate processes.'],
              ['TRUSTED_PROXIES', 'Addresses of the proxies whose `X-Forwarded-For` header is trusted.'],
              [
                'SMTP_URL, MAIL_FROM',
                'Your mail server, such as `smtps://user:password@mail.example:465`, and the sender address. Without them, no email is sent: addresses can’t be confirmed, and forgotten passwords can’t be reset.',
              ],
              [
                'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
                'Log in with Google. The redirect URI is `BASE_URL` followed by `/auth/callback/google`. Without them, the button is hidden.',
              ],
              [
                'TWITCH_CLIENT_ID, TWITCH_CLIENT_SECRET, DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET',
                'Log in with Twitch or Discord, in the same way: `/auth/callback/twitch`, `/auth/callback/discord`.',
              ],
              ['OIDC_PROVIDERS', 'Any other OpenID Connect provider, as a JSON list. See `docs/sign-in-providers.md`.'],
              ['HOME_BOARD', 'For a site with one creator: the username whose board is the home page.'],
              [
                'REGISTRATION',
                '`open`: anyone can sign up; `audience`: only fans can, to vote and suggest; `closed`: no new accounts.',
              ],
              ['METRICS_HOST, METRICS_PORT', 'Where Prometheus reads metrics. Without a port, metrics are off.'],
              ['LOG_LEVEL', '`info` by default.'],
              ['NODE_ENV', 'With `production`, the demo data can’t be added.'],
            ],
          },
        ],
      },
      {
        title: 'On the public internet',
        body: [
          'On a fresh Debian server that your domain already points to, run this as root in a clone of the repository. It installs PostgreSQL, Redis, a system service, and Caddy for the certificate:',
          { code: 'deploy/install.sh ideas.example.org' },
          'With Docker:',
          { code: 'DOMAIN=ideas.example.org docker compose --profile tls up -d' },
          'Manually: put a proxy with a certificate in front, set `BASE_URL` to the https address and `TRUSTED_PROXIES` to the proxy’s address. `/healthz` tells you that the process is running, `/readyz` that it can serve requests.',
          'Before you go public, add your name to the [privacy](/privacy) and [terms](/terms) pages, and replace the example numbers and testimonials on the landing page.',
        ],
      },
      {
        title: 'Upgrading',
        body: ['Get the new version, then run:', { code: 'npm ci\nnpm run migrate\nnpm run build\nnpm start' }],
      },
    ],
  },
  changelog: {
    title: 'Changelog',
    description: 'What’s new in Upnext.',
    lead: 'What’s new in Upnext, newest version first.',
    sections: [
      {
        title: '0.3.0',
        body: [
          {
            list: [
              'Rounds: put a few ideas to the vote with a deadline, once or every week, with live or hidden counts. Anyone can check the result in their browser. Rounds appear on your stream overlay, count votes from Twitch chat and post to Discord.',
              'Fair votes: votes that look bought are put on hold, and you decide. Every board has a public page that shows how many votes were counted, put on hold and removed. You can count only verified voters.',
              'Vote in three taps: fans log in over the board, with Google, Twitch, Discord, an email code or a passkey. Every idea they tap before is kept.',
              'A mis-tap can be undone: withdraw a vote, or bring back a deleted idea.',
              'A page for every idea, with its place, its history and an image to share.',
              'Faces and pictures: a profile picture, a banner for your board and a picture for each idea.',
              'A new dashboard: your ideas as a chart, sharing and insights one tap away, and many ideas added at once from a list or a CSV file.',
              'News that fans want: their suggestion is approved, planned, made or in the top 3, on the site, by email or as a push message.',
            ],
          },
        ],
      },
      {
        title: '0.2.0',
        body: [
          {
            list: [
              'Clearer wording everywhere, in English and Spanish.',
              'All public pages of a board now look and work the same. An archived board no longer says “live”, and big numbers are shortened the same way everywhere.',
              'On sites that are only for fans, signing up with Google or another provider no longer offers a creator account.',
              'Example numbers and testimonials on the landing page are now labelled as examples.',
            ],
          },
        ],
      },
      {
        title: '0.1.0',
        body: [
          {
            list: [
              'Live boards: counts roll and ideas overtake each other while you watch, but never while you’re reading or typing.',
              'Suggestions: fans send ideas, and creators approve, edit, merge or reject them, one by one with a swipe or a key. Similar ideas show up while you type.',
              'From idea to made: mark an idea as planned, in progress or made. Everyone who voted for it gets a notification, once.',
              'A weekly chart every Monday, with the winner, the biggest climber, new entries and an image to share. Fans who backed a winner early get a badge.',
              'Insights: the race between your ideas, votes by day and hour, new and returning voters, and where visitors come from. Export it all as CSV.',
              'A share kit with posts for every network, images in three sizes and a QR code. Share links that expire and that you can turn off.',
              'A stream overlay for OBS, and an embed with your top five for your own site.',
              'Up to twenty boards per creator, and teams: invite editors and moderators with a link.',
              'Search on boards and on Explore.',
              'Log in with a password, a passkey, Google or another provider. Recovery codes for emergencies. If you vote before you log in, your vote is kept.',
              'Your account: your devices, your data as a file, an old username that forwards to your new one, and deletion that really deletes.',
              'Reports: anyone can report an idea, and the site’s operator decides.',
              'English and Spanish, light and dark, phone and desktop, keyboard and screen reader.',
              'Run it yourself with one command, and use the [API](/api/docs) for everything.',
            ],
          },
        ],
      },
    ],
  },
  features: {
    title: 'Features',
    description: 'Live charts, suggestions, share links, insights and more: everything Upnext does.',
    lead: 'A chart your audience understands in two seconds, and everything you need behind it. Anything we’re still building is marked “soon”.',
    sections: [
      {
        title: 'For your fans',
        body: [
          {
            list: [
              'One tap to vote. The bar grows, the count rolls, and the line below shows the gap to the next place.',
              'Places, medals and movement since the last daily close: up, down, same or new.',
              'Votes that wait: fans who tap before they log in don’t lose their vote.',
              'Their own suggestions, which you approve first.',
              'A weekly chart every Monday for your followers, and a badge for fans who backed a winner early.',
              'Achievements for voting, suggesting and coming back. Votes and suggestions count from every device.',
            ],
          },
        ],
      },
      {
        title: 'For you',
        body: [
          {
            list: [
              'A board at a short link, with your name, profile image, links and a choice of six backgrounds.',
              'A dashboard to publish, edit and delete ideas, and to approve or reject suggestions.',
              'Share links that can expire and that you can turn off at any time.',
              'Your chart live on your stream as a transparent browser source, and your top five embedded on your own site.',
              'A snapshot of your chart every day at midnight, so you can look back.',
              'You decide whether your board accepts suggestions and whether it’s listed on [Explore](/explore).',
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
    description: 'Free to start, no credit card required. Pro and Creator Pro for when it takes off.',
    lead: 'Start free, and stay free if that’s enough.',
    sections: [
      {
        title: 'When do I pay?',
        body: [
          'Not yet. We’re still building payments. Until they’re ready, no one is charged, and no plan limits apply. Every button on this page creates a free account.',
        ],
      },
      {
        title: 'What does “soon” mean?',
        body: ['We’re still building that part of the plan.'],
      },
      {
        title: 'What if I get more votes than my plan includes?',
        body: [
          'They all count, and your fans won’t notice a thing. We’ll let you know. If you go over double your limit, you can’t publish new ideas until next month, unless you change plans.',
        ],
      },
      {
        title: 'What about my own server?',
        body: ['There are no plans and no limits. [Here’s how](/self-hosting).'],
      },
    ],
  },
} as const;
