/**
 * Runs before the first paint. The HTML of public pages is the same for everyone, so what the browser knows of its
 * reader (the theme, and whether somebody is signed in) is put on <html> here, and the styles follow it. A form
 * without an action is for scripts to send: pressed before they are there, it would put its fields into the address.
 * The last press of what does nothing without them is kept for entry.client.tsx. When
 * the browser has the page, this has run and need not be loaded once more.
 */
export const headScript = import.meta.env.SSR
  ? `(()=>{const r=document.documentElement,c=document.cookie;let t;try{t=localStorage.getItem("theme")}catch{}t??=c.match(/(?:^|; )theme=(\\w+)/)?.[1];if(t==="light"||t==="dark")r.dataset.theme=t;if(/(?:^|; )signed_in=1/.test(c))r.dataset.signedIn="";addEventListener("submit",e=>{e.target.hasAttribute("action")||e.preventDefault()},true);window.earlyPress=null;addEventListener("click",e=>{const b=e.target.closest("button:not([popovertarget]),a.vote-login");if(window.earlyPress===undefined||!b||b.form?.hasAttribute("action")||e.ctrlKey||e.metaKey||e.shiftKey)return;window.earlyPress=b;b.href&&e.preventDefault()},true)})()`
  : '';
