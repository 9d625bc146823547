/**
 * Email providers with so many users that any number of addresses may verify accounts on one day. Matched against the
 * exact host of a normalised address: a subdomain, which some providers give each user, doesn't count.
 */
export const largeEmailProviders: ReadonlySet<string> = new Set(
  `gmail.com proton.me icloud.com
   outlook.com outlook.es outlook.de outlook.fr outlook.it outlook.pt outlook.cl outlook.com.ar outlook.com.br
   outlook.com.pe outlook.in outlook.jp outlook.ph
   hotmail.com hotmail.es hotmail.de hotmail.fr hotmail.it hotmail.nl hotmail.pt hotmail.se hotmail.co.uk hotmail.ca
   hotmail.cl hotmail.com.ar hotmail.com.br hotmail.com.mx hotmail.com.pe
   live.com live.com.ar live.com.mx live.co.uk live.ca live.cl live.de live.fr live.it live.nl live.se msn.com
   yahoo.com yahoo.es yahoo.com.mx yahoo.com.ar yahoo.com.br yahoo.com.co yahoo.com.pe yahoo.com.ve yahoo.cl yahoo.de
   yahoo.fr yahoo.it yahoo.ca yahoo.co.uk yahoo.co.in yahoo.in yahoo.co.jp yahoo.co.id yahoo.com.au yahoo.com.ph
   yahoo.com.tr yahoo.com.vn ymail.com rocketmail.com aol.com
   gmx.de gmx.net gmx.com gmx.at gmx.ch gmx.es gmx.fr web.de t-online.de freenet.de mail.com
   mail.ru inbox.ru list.ru bk.ru internet.ru yandex.ru rambler.ru ukr.net
   qq.com foxmail.com 163.com 126.com yeah.net sina.com sohu.com naver.com daum.net hanmail.net kakao.com
   zoho.com zohomail.com fastmail.com fastmail.fm hey.com tutanota.com tuta.com tuta.io posteo.de mailbox.org
   orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it tiscali.it alice.it telefonica.net
   uol.com.br bol.com.br terra.com.br ig.com.br wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz abv.bg
   comcast.net verizon.net att.net sbcglobal.net cox.net btinternet.com sky.com rediffmail.com`.split(/\s+/),
);
