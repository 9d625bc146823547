/** Flat scenes for demo ideas, drawn as SVG in 160 × 90. The keys are usernames, the lists follow the ideas of the creator. */
const scene = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;

const sky = (color: string, ground: string, at = 62): string =>
  `<rect width="160" height="90" fill="${color}"/><path d="M0 ${at}c30-9 60-6 90-2s50 2 70-5v${95 - at}H0z" fill="${ground}"/>`;

const grid = Array.from({ length: 21 }, (_, at) => `M${at * 8} 0v90M0 ${at * 8}h160`).join('');

export const scenes: Record<string, (string | undefined)[]> = {
  SalYCiencia: [
    scene(`<rect width="160" height="90" fill="#f6d9a0"/><circle cx="80" cy="52" r="44" fill="#2d2a30"/><circle cx="80" cy="52" r="37" fill="#e9a521"/>
      <path d="M40 48H22v8h18zM120 48h18v8h-18z" fill="#2d2a30"/><g fill="#c9551f"><circle cx="62" cy="40" r="6"/><circle cx="98" cy="42" r="6"/><circle cx="80" cy="66" r="6"/></g>
      <g fill="#3f8f4e"><circle cx="72" cy="54" r="3"/><circle cx="92" cy="58" r="3"/><circle cx="84" cy="36" r="3"/><circle cx="58" cy="58" r="3"/></g>
      <path d="M70 28c8-6 22-5 28 0M104 58l10 8M54 50l-8 6" stroke="#fff3cf" stroke-width="3" stroke-linecap="round" fill="none"/>`),
    scene(`<rect width="80" height="90" fill="#f3c64b"/><rect x="80" width="80" height="90" fill="#d9668f"/><ellipse cx="48" cy="52" rx="34" ry="20" fill="#fff3cf"/><path d="M20 48c6-14 50-14 56 0-6 12-50 12-56 0z" fill="#e6a52a"/>
      <path d="M48 47 74 42c3 6-2 12-8 14z" fill="#fbe3a0"/><path d="M112 66c-16-6-14-34 6-42 20 8 22 36 6 42z" fill="#f7e4ee"/><path d="M118 24v42M110 30c-4 10-4 24 0 34M126 30c4 10 4 24 0 34" stroke="#b33d6b" stroke-width="2" fill="none"/><path d="M118 24v-10" stroke="#4c8f4a" stroke-width="4"/>`),
    scene(`${sky('#8ec6ea', '#3c6f8f', 70)}<path d="M10 78 56 22l28 34 18-20 48 42z" fill="#5c7f9c"/><path d="M56 22l-12 15 8 4 5-5 6 5 6-4zM102 36l-8 9 7 2 6-4 4 3z" fill="#fff"/>
      <path d="M64 58h34c0 16-4 24-17 24S64 74 64 58z" fill="#fff8ee"/><path d="M98 62c10-2 10 12-2 12" fill="none" stroke="#fff8ee" stroke-width="4"/><ellipse cx="81" cy="58" rx="17" ry="4" fill="#5a3422"/><path d="M76 50c-4-6 4-8 0-14M86 50c-4-6 4-8 0-14" stroke="#fff" stroke-width="2.500" fill="none" stroke-linecap="round"/>`),
    scene(`<rect width="160" height="90" fill="#4b9a94"/><path d="M0 68h160v22H0z" fill="#2f6b67"/><rect x="54" y="18" width="52" height="42" rx="10" fill="#e8edf0"/><rect x="62" y="28" width="36" height="18" rx="9" fill="#1e2a38"/><circle cx="72" cy="37" r="4" fill="#5fe0d0"/><circle cx="88" cy="37" r="4" fill="#5fe0d0"/>
      <path d="M80 18V8" stroke="#e8edf0" stroke-width="3"/><circle cx="80" cy="7" r="4" fill="#f26b5b"/><path d="M34 74c0-8 92-8 92 0z" fill="#f6efe4"/><g fill="#c98331"><rect x="52" y="60" width="22" height="11" rx="5.500"/><rect x="70" y="58" width="22" height="11" rx="5.500"/><rect x="88" y="60" width="22" height="11" rx="5.500"/></g>`),
  ],
  LanternPixel: [
    scene(`<rect width="160" height="90" fill="#1b1a38"/><path d="${grid}" stroke="#302e5e" stroke-width=".600"/><path d="M88 24h56v8H88z" fill="#ffe06a" fill-opacity=".4"/><path d="M88 16h56v8H88zM88 32h56v8H88z" fill="#ffe06a" fill-opacity=".18"/>
      <path d="M72 24h16v8H72z" fill="#ffd84d"/><path d="M72 32h16v8H72zM72 48h16v8H72z" fill="#fff4e0"/><path d="M72 40h16v8H72zM64 56h32v8H64z" fill="#d9603a"/><path d="M56 64h48v8H56z" fill="#3f3d63"/><path d="M0 72h160v18H0zM16 64h24v8H16zM112 64h32v8h-32z" fill="#1f5fa6"/>`),
    scene(`<rect width="160" height="90" fill="#6b2f1b"/><circle cx="80" cy="50" r="58" fill="#c9742e"/><circle cx="80" cy="50" r="40" fill="#eea83f"/><path d="M44 90c0-28 14-40 36-40s36 12 36 40z" fill="#2f1f4a"/><circle cx="80" cy="38" r="19" fill="#2f1f4a"/>
      <path d="m61 24 6-16 9 10 4-13 4 13 9-10 6 16z" fill="#ffcf3f"/><circle cx="73" cy="38" r="3" fill="#fff2b8"/><circle cx="87" cy="38" r="3" fill="#fff2b8"/><path d="M73 46c4 4 10 4 14 0" stroke="#fff2b8" stroke-width="2" fill="none" stroke-linecap="round"/>
      <path d="M120 66h22l-3 18h-16z" fill="#f6ecdf"/><path d="M142 69c8 0 8 10-1 10" fill="none" stroke="#f6ecdf" stroke-width="3"/><path d="M126 60c-3-5 3-6 0-11M134 60c-3-5 3-6 0-11" stroke="#f6ecdf" stroke-opacity=".7" stroke-width="2" fill="none"/>`),
    scene(
      `${sky('#7cc0dd', '#3f8f63')}<circle cx="128" cy="22" r="12" fill="#fff0b0"/><g transform="rotate(14 70 50)" fill="none"><path d="M58 -6v104M86 -6v104" stroke="#7a4a22" stroke-width="6"/><path d="M58 8h28M58 24h28M58 40h28M58 72h28M58 58l12-4M76 60l10-6" stroke="#a5682f" stroke-width="5"/></g><path d="M0 78c40-8 100-6 160 0v12H0z" fill="#256145"/>`,
    ),
    undefined,
    scene(`<rect width="160" height="90" fill="#1f6b64"/><rect width="160" height="30" fill="#2f857c"/><path d="M14 36c0-9 6-13 14-13h104c8 0 14 4 14 13v54H14z" fill="#c07f43"/><path d="M0 48c0-8 18-8 20 2l4 40H0zM160 48c0-8-18-8-20 2l-4 40h24z" fill="#a5662f"/><path d="M80 24v66" stroke="#9a5d29" stroke-width="2"/>
      <path d="M48 62c3-16 10-19 18-17 5 1.500 23 1.500 28 0 8-2 15 1 18 17 2 11-2 18-8 17-7-1-8-10-14-12H70c-6 2-7 11-14 12-6 1-10-6-8-17z" fill="#1c1b2b"/><path d="M61 53v9M56.500 57.500h9" stroke="#ebe9f5" stroke-width="3" stroke-linecap="round"/><circle cx="97" cy="54" r="2.500" fill="#ffd454"/><circle cx="103" cy="59" r="2.500" fill="#54d19a"/><circle cx="91" cy="59" r="2.500" fill="#6aa8f0"/>`),
    scene(
      `<rect width="160" height="90" fill="#2c3e57"/><path d="M0 66h160v24H0z" fill="#1f5f7c"/><path d="M30 40c-14 0-14-18 2-18 4-14 34-14 40 0 8-8 30-6 30 8 18-2 22 14 8 14H30z" fill="#8392a6"/><path d="M84 40 70 60h10l-6 18 20-26H84l8-12z" fill="#ffd454"/><path d="M40 52l-4 10M56 52l-4 10M112 50l-4 10M126 48l-4 10" stroke="#a9c7dd" stroke-width="2.500" stroke-linecap="round"/>`,
    ),
    undefined,
    scene(
      `<rect width="160" height="90" fill="#b9e6ea"/><path d="M0 30c20-10 40-10 60 0s40 10 60 0 30-8 40-4v64H0z" fill="#63c3d0"/><path d="M0 46c16 8 36 8 54 0s44-8 62 0 32 6 44 0v44H0z" fill="#2a93b8"/><path d="M0 64c24-8 44-6 66 0s52 6 94-4v30H0z" fill="#1a5f96"/><path d="M20 40h18M70 54h22M112 42h14M36 72h16M104 74h24" stroke="#f2fdff" stroke-width="2.500" stroke-linecap="round"/>`,
    ),
  ],
  SolderAndDust: [
    scene(
      `<rect width="160" height="90" fill="#e8b04a"/><rect x="26" y="16" width="108" height="62" rx="8" fill="#2f2b36"/><rect x="36" y="24" width="88" height="26" rx="4" fill="#f3ead8"/><path d="M40 31h56M40 37h40" stroke="#c9551f" stroke-width="3"/><rect x="46" y="54" width="68" height="18" rx="9" fill="#4b4656"/><circle cx="60" cy="63" r="7" fill="#f3ead8"/><circle cx="100" cy="63" r="7" fill="#f3ead8"/><circle cx="60" cy="63" r="2.500" fill="#2f2b36"/><circle cx="100" cy="63" r="2.500" fill="#2f2b36"/><path d="M86 63h-12m4-4-4 4 4 4" stroke="#e8b04a" stroke-width="2.500" fill="none"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#7a1f3d"/><path d="M48 90V38c0-20 14-30 32-30s32 10 32 30v52z" fill="#f0a13a"/><path d="M56 90V40c0-16 10-24 24-24s24 8 24 24v50z" fill="#2b1b33"/><rect x="62" y="34" width="36" height="18" rx="3" fill="#5fd0c5"/><circle cx="80" cy="66" r="12" fill="#e8496a"/><circle cx="80" cy="66" r="4" fill="#ffe7b0"/><path d="M0 82c20-6 30 4 48 0M112 82c18 4 28-6 48 0" stroke="#58b4e0" stroke-width="4" fill="none"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#3f7f77"/><path d="M66 20 52 4M94 20l14-16" stroke="#2a2530" stroke-width="3"/><rect x="36" y="18" width="88" height="60" rx="10" fill="#c9763a"/><rect x="44" y="26" width="54" height="44" rx="8" fill="#20303a"/><path d="M50 48h10l5-12 8 24 6-16 4 4h10" stroke="#6ee0a0" stroke-width="3" fill="none"/><circle cx="111" cy="36" r="6" fill="#f4e3c3"/><circle cx="111" cy="54" r="6" fill="#f4e3c3"/>`,
    ),
  ],
  ViaEstrecha: [
    scene(
      `<rect width="160" height="90" fill="#9fd6ea"/><circle cx="134" cy="20" r="11" fill="#fff0b0"/><path d="M0 58h160v32H0z" fill="#2a8fb0"/><path d="M0 90V50c30-14 62-8 92 6l30 34z" fill="#5a9a55"/><path d="M16 44h64c10 0 16 8 18 20H16z" fill="#d8432f"/><path d="M16 52h82v4H16z" fill="#fff3dc"/><path d="M24 47h10v7H24zM40 47h10v7H40zM56 47h10v7H56zM74 47h10c4 2 5 4 6 7H74z" fill="#bfe4f2"/><circle cx="30" cy="66" r="4" fill="#22252f"/><circle cx="48" cy="66" r="4" fill="#22252f"/><circle cx="82" cy="66" r="4" fill="#22252f"/><path d="M0 71h112" stroke="#5b4632" stroke-width="3"/>`,
    ),
    scene(
      `${sky('#f2d7a2', '#c9a25c', 60)}<rect x="52" y="34" width="44" height="32" fill="#fff5e2"/><path d="M46 36 74 18l28 18z" fill="#b9472f"/><rect x="68" y="48" width="12" height="18" fill="#3f6f8f"/><rect x="56" y="42" width="8" height="8" fill="#3f6f8f"/><rect x="84" y="42" width="8" height="8" fill="#3f6f8f"/><path d="M112 66V36" stroke="#4a4038" stroke-width="3"/><circle cx="112" cy="32" r="7" fill="#fff" stroke="#4a4038" stroke-width="2.500"/><path d="M112 28v4l3 2" stroke="#4a4038" stroke-width="1.600" fill="none"/><path d="M0 74h160" stroke="#6b563c" stroke-width="4"/><path d="M0 80h160" stroke="#6b563c" stroke-width="2"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#e3624a"/><ellipse cx="80" cy="72" rx="56" ry="10" fill="#c14a35"/><path d="M30 46c6-20 94-20 100 0z" fill="#e8b469"/><path d="M28 48h104v6H28z" fill="#6fae4f"/><path d="M30 54h100c2 6-2 8-6 8-10 4-14-2-22 2-10 4-16-4-26 0-8 4-16-4-24-2-12 4-24 0-22-8z" fill="#f7e7c6"/><path d="M32 62h96c4 10-8 12-48 12s-52-2-48-12z" fill="#d69a4e"/><path d="M54 38l6-3M74 34l6-2M96 36l6 2" stroke="#fff1cf" stroke-width="2.500" stroke-linecap="round"/>`,
    ),
  ],
  nachtbus: [
    scene(
      `<rect width="160" height="90" fill="#211b52"/><circle cx="132" cy="20" r="10" fill="#fdf0b8"/><circle cx="137" cy="17" r="9" fill="#211b52"/><path d="M10 74V40h16v34zM32 74V30h18v44zM120 74V38h20v36z" fill="#332a72"/><path d="M0 74h160v16H0z" fill="#15113a"/><rect x="34" y="34" width="92" height="40" rx="8" fill="#e8437f"/><path d="M40 40h16v14H40zM60 40h16v14H60zM80 40h16v14H80zM102 40h18v24h-18z" fill="#ffe38a"/><circle cx="56" cy="76" r="7" fill="#0d0b22"/><circle cx="104" cy="76" r="7" fill="#0d0b22"/><path d="M14 66c4-6 10-2 8 3M140 60v-12l8-2v12" stroke="#6fe0d0" stroke-width="3" fill="none"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#38a3a5"/><rect x="16" y="30" width="128" height="46" rx="6" fill="#26224a"/><path d="M22 50h116v22H22z" fill="#fbf7ff"/><path d="M38 50v22M54 50v22M70 50v22M86 50v22M102 50v22M118 50v22" stroke="#26224a" stroke-width="1.500"/><path d="M33 50h9v13h-9zM49 50h9v13h-9zM81 50h9v13h-9zM97 50h9v13h-9zM113 50h9v13h-9z" fill="#26224a"/><circle cx="32" cy="40" r="4" fill="#ffd454"/><circle cx="46" cy="40" r="4" fill="#f26b9f"/><circle cx="60" cy="40" r="4" fill="#6fe0d0"/><rect x="92" y="35" width="44" height="10" rx="3" fill="#6fe0d0"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#f2994a"/><circle cx="60" cy="46" r="26" fill="#3a3540"/><path d="M84 56l44 18" stroke="#3a3540" stroke-width="9" stroke-linecap="round"/><circle cx="60" cy="46" r="19" fill="#57505f"/><g fill="none" stroke="#fff4e4" stroke-linecap="round"><path d="M104 40v22M132 34v28" stroke-width="5"/><path d="M125 12v14c0 8 14 8 14 0V12M132 12v18" stroke-width="3"/></g><ellipse cx="104" cy="26" rx="9" ry="14" fill="#fff4e4"/><path d="M52 40v12l10-3V38z" fill="#ffd454"/>`,
    ),
  ],
  MaderaYPaciencia: [
    scene(
      `<rect width="160" height="90" fill="#cfe3d6"/><path d="M0 74h160v16H0z" fill="#a9c4b2"/><path d="M26 36h108v9H26z" fill="#b9763a"/><path d="M34 45h9v33h-9zM117 45h9v33h-9z" fill="#9a5d29"/><path d="M43 52h74v6H43z" fill="#c98a4b"/><path d="M36 36l4-4h10l4 4zM106 36l4-4h10l4 4z" fill="#8a5124"/><path d="M120 24c-12-6-18 4-14 10 10 2 20-4 14-10z" fill="#e9bd84"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#f0c9a8"/><path d="M0 76h160v14H0z" fill="#dba77c"/><path d="M58 12h8v66h-8zM94 12h8v66h-8z" fill="#7a4a22"/><path d="M64 18h32v6H64zM64 30h32v6H64z" fill="#a5682f"/><path d="M54 48h52v8H54z" fill="#3f7f6b"/><path d="M52 56h8v22h-8zM100 56h8v22h-8z" fill="#7a4a22"/><path d="M110 70l12-6" stroke="#7a4a22" stroke-width="6"/>`,
    ),
  ],
  EuroAEuro: [
    scene(
      `<rect width="160" height="90" fill="#bfe3b4"/><path d="M24 48 52 24l28 24v34H24z" fill="#fff6e3"/><path d="M18 50 52 20l34 30-6 5-28-24-28 24z" fill="#d2553a"/><rect x="44" y="58" width="16" height="24" fill="#3f6f8f"/><rect x="96" y="20" width="48" height="58" rx="4" fill="#fff"/><path d="M96 32h48M96 44h48M96 56h48M96 68h48M112 20v58M128 20v58" stroke="#8fbf82" stroke-width="2"/><path d="M114 46h12v8h-12z" fill="#f3c64b"/>`,
    ),
    undefined,
    scene(
      `<rect width="160" height="90" fill="#3f8f6c"/><g><ellipse cx="52" cy="70" rx="24" ry="8" fill="#c9922b"/><path d="M28 58v12h48V58z" fill="#c9922b"/><ellipse cx="52" cy="58" rx="24" ry="8" fill="#f3c64b"/><path d="M28 46v12h48V46z" fill="#d9a233"/><ellipse cx="52" cy="46" rx="24" ry="8" fill="#ffdc73"/></g><circle cx="112" cy="46" r="26" fill="#f3c64b"/><circle cx="112" cy="46" r="20" fill="#ffdc73"/><path d="M120 38c-6-6-16-2-16 8s10 14 16 8M100 43h14M100 49h12" stroke="#a5701a" stroke-width="3.500" fill="none" stroke-linecap="round"/>`,
    ),
  ],
  ColdKettle: [
    scene(
      `<rect width="160" height="90" fill="#33476b"/><path d="M0 78h160v12H0z" fill="#22304c"/><path d="M56 90V30l24-20 24 20v60z" fill="#8fa3bf"/><path d="M64 90V40c0-22 32-22 32 0v50z" fill="#22304c"/><path d="M80 34c12 0 14 14 18 24H62c4-10 6-24 18-24z" fill="#e0a63a"/><path d="M60 58h40v5H60z" fill="#b97f24"/><circle cx="80" cy="66" r="4" fill="#8a5a14"/>`,
    ),
    scene(
      `<rect width="160" height="90" fill="#c9a27a"/><g stroke="#a67c52" stroke-width="1.500"><path d="M30 30h64v42H30z" fill="#fff4df"/><path d="M30 30l32 24 32-24" fill="none"/><path d="M62 18h68v44H62z" fill="#fffaf0"/><path d="M62 18l34 26 34-26" fill="none"/></g><circle cx="96" cy="46" r="7" fill="#b9323f"/><path d="M74 74h50M74 80h34" stroke="#7a5836" stroke-width="3" stroke-linecap="round"/>`,
    ),
  ],
  FalseFriends: [
    scene(
      `<rect width="160" height="90" fill="#5bb59a"/><path d="M18 16h70c6 0 8 4 8 8v22c0 6-4 8-8 8H52L38 68V54H18c-6 0-8-4-8-8V24c0-6 4-8 8-8z" fill="#fff7ea"/><path d="M72 40h70c6 0 8 4 8 8v18c0 6-4 8-8 8h-10v12l-14-12H72c-6 0-8-4-8-8V48c0-6 4-8 8-8z" fill="#f0705f"/><path d="M24 28h48M24 38h34" stroke="#5bb59a" stroke-width="4" stroke-linecap="round"/><path d="M82 52h46M82 62h30" stroke="#ffe3da" stroke-width="4" stroke-linecap="round"/>`,
    ),
  ],
};
