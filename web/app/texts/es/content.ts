import type { content as english } from '../en/content.ts';
import type { Shape } from '../shape.ts';

export const content: Shape<typeof english> = {
  about: {
    title: 'Qué es Upnext',
    description: 'Qué es Upnext, por qué existe y cuáles son sus principios.',
    lead: 'Upnext es un ranking público de ideas de contenido. Los creadores publican lo que podrían hacer, los fans votan y proponen más, y la idea ganadora se convierte en el próximo video.',
    sections: [
      {
        title: 'Por qué existe',
        body: [
          'Los comentarios se pierden y una encuesta se olvida en un día. Un ranking se queda en su sitio, se mueve cuando la gente vota y da a todo el mundo un motivo para volver.',
          'Funciona como los rankings musicales, no como un gestor de tareas: puestos, medallas, subidas y lo que falta para el siguiente puesto.',
        ],
      },
      {
        title: 'Sus principios',
        body: [
          {
            list: [
              'Una cuenta, un voto por idea. Lo garantiza la base de datos, no el navegador.',
              'El número que ves es el de los votos guardados. Solo te damos las gracias cuando tu voto ya está guardado.',
              'Sin publicidad, sin rastreadores, sin scripts de terceros.',
              'Todas las páginas funcionan en inglés y español, en claro y oscuro, con teclado y con lector de pantalla.',
              'El mismo software sirve para un creador en un servidor pequeño y para miles en servidores grandes.',
            ],
          },
        ],
      },
      {
        title: 'Código abierto',
        body: [
          'Upnext se publica con licencia MIT: cualquiera puede usarlo, leerlo y cambiarlo. [Tener el tuyo](/self-hosting) es cuestión de un comando, y tus programas pueden hacerlo todo con la [API](/api/docs).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué guarda Upnext sobre ti, para qué y durante cuánto tiempo.',
    lead: 'Qué guarda este software sobre ti, para qué y durante cuánto tiempo. Seguramente es menos de lo que esperas.',
    sections: [
      {
        title: 'Cuando creas tu cuenta',
        body: [
          'Una cuenta consiste en esto, y nada más:',
          {
            list: [
              'tu nombre de usuario, que todo el mundo puede ver;',
              'tu contraseña, guardada solo como un hash argon2id, así que no se puede leer;',
              'tu correo, si añadiste uno. Nunca se lo mostramos a nadie más;',
              'si inicias sesión con otro proveedor: cuál es y el identificador que usa para ti. No guardamos el nombre ni el correo que usas allí;',
              'cuando confirmas un correo o vinculas una cuenta: un código calculado a partir de esa dirección o cuenta con una clave secreta, para que cada una verifique una sola cuenta. A partir del código no se puede averiguar la dirección. Si eliminas tu cuenta, conservamos el código durante 90 días;',
              'si añades llaves de acceso: sus claves públicas y los nombres que les das. Los códigos de recuperación se guardan solo como hashes;',
              'si eres creador o fan, y el día en que creaste la cuenta;',
              'si eres creador, tu perfil: nombre, texto, enlaces e imágenes. Es público. Las imágenes se guardan sin el lugar ni la hora en que se tomaron. El archivo que subes se elimina cuando la imagen está lista, en una hora como máximo.',
            ],
          },
        ],
      },
      {
        title: 'Cuando votas y propones',
        body: [
          'Un voto se guarda con tu cuenta, la idea y la hora, para que cada cuenta vote una sola vez por idea. Ninguna página muestra los votos de cada persona.',
          'Si votas en el chat de Twitch de un creador, guardamos el número que escribiste y un código hecho a partir de tu ID de Twitch con una clave secreta, para que cada persona cuente una vez. Ambos se eliminan cuando el resultado es definitivo.',
          'Los creadores ven cuántas personas votaron, cuándo y cuántas eran nuevas: números, nunca nombres. Para distinguir a quienes votan por primera vez de quienes vuelven, guardamos el primer y el último día en que votaste por cada creador.',
          'Te avisamos cuando una idea por la que votaste o que propusiste está planificada, en proceso o hecha, cuando tu propuesta se aprueba, se rechaza o llega a los primeros puestos del ranking y, cada lunes, sobre los creadores que sigues. Si confirmaste tu correo, también te escribimos. Puedes desactivar esos correos con el enlace que llevan o en tu cuenta.',
          'Si activas las notificaciones en un dispositivo, guardamos la dirección que el fabricante de tu navegador (como Google, Mozilla, Apple o Microsoft) asigna al dispositivo, las claves que cifran tus mensajes y tu idioma. El fabricante entrega los mensajes y no puede leerlos. Lo eliminamos todo cuando desactivas las notificaciones, cuando termina tu sesión en el dispositivo o cuando el navegador deja de aceptar mensajes.',
          'Cuando denuncias una idea, solo el operador de este sitio lee la denuncia. Si tienes la sesión iniciada, se guarda con tu cuenta. Si no, guardamos durante tres días como máximo un código irreversible hecho a partir de tu dirección IP, para que cada persona cuente una vez. Las denuncias cerradas se eliminan a los seis meses.',
          'Una propuesta muestra tu nombre de usuario al creador y, cuando se publica, a todo el mundo. Las propuestas rechazadas se eliminan.',
        ],
      },
      {
        title: 'Mientras tienes la sesión iniciada',
        body: [
          'El servidor guarda un hash del token de tu sesión, el nombre de tu navegador y de tu sistema operativo, cuándo empezó la sesión y cuándo la usaste por última vez. Puedes ver y cerrar tus sesiones en [tu cuenta](/account). Una sesión termina 30 días después de su último uso, 180 días después de empezar o cuando la cierras. Puedes tener 20 sesiones a la vez.',
          'Tu dirección IP se usa para contar los intentos de iniciar sesión y de crear cuentas. Ese recuento se elimina en 15 minutos como máximo. Mientras creas tu cuenta, y cuando hay muchos intentos a la vez, tu navegador resuelve un breve cálculo en segundo plano. El servidor no registra las páginas que abres.',
          'Para detectar a quienes votan con muchas cuentas, guardamos tres códigos irreversibles cada día en que creas tu cuenta, inicias sesión o abres una página: dos hechos a partir de la primera parte de tu dirección IP (nunca de la dirección completa) y uno a partir del número de la cookie `browser`. Junto a ellos guardamos la hora, cómo creaste la cuenta y cuánto tiempo pasó desde el inicio del cálculo hasta que la creaste. Las claves secretas con las que se hacen los códigos cambian cada día. Los códigos y las claves se eliminan en 72 horas como máximo y no forman parte de las copias de seguridad. Sin las claves, un código no se puede convertir en una dirección. Al votar no se guarda nada de esto.',
        ],
      },
      {
        title: 'En tu navegador',
        body: [
          'El sitio necesita todo esto para funcionar. Nada de esto te rastrea.',
          {
            terms: [
              ['session, signed_in', 'Cookies: recuerdan que tienes la sesión iniciada.'],
              ['wrote', 'Cookie: te muestra tus propios cambios al momento. Se elimina a los cinco segundos.'],
              [
                'device',
                'Cookie: indica que ya iniciaste sesión en tu cuenta con este navegador, para que puedas volver a hacerlo aunque alguien sature el inicio de sesión. Es igual en todos tus dispositivos. Se elimina al cabo de un año.',
              ],
              [
                'browser',
                'Cookie: un número aleatorio que muestra si alguien crea muchas cuentas con un mismo navegador. Se crea cuando creas tu cuenta o inicias sesión y se elimina a los tres días.',
              ],
              ['sign-in', 'Cookie: te reconoce cuando vuelves de otro proveedor. Se elimina a los diez minutos.'],
              [
                'email-code',
                'Cookie: hace que un código enviado por correo funcione solo en el navegador desde el que lo pediste. Se elimina a la hora. La dirección a la que se envió el código se elimina de nuestra lista de códigos al cabo de un día.',
              ],
              ['language, theme', 'Cookies y almacenamiento local: tus preferencias.'],
              [
                'votedIdeas, userStats, statsOwner',
                'Almacenamiento local: las ideas por las que votaste en este navegador, hasta que cierras sesión, y tus logros con el número de tu cuenta.',
              ],
              [
                'pendingVoteIdeaId, pendingVoteUsername, voteIntent, redirectAfterAuth',
                'Almacenamiento local: un voto que espera mientras inicias sesión, el rol que elegiste y adónde volver. Se elimina cuando se emite el voto o a los 30 minutos.',
              ],
              ['signInOffers', 'Almacenamiento local: que ya te ofrecimos una llave de acceso, para no repetirlo.'],
              [
                'followIntent',
                'Almacenamiento local: un tablero que quieres seguir cuando inicies sesión. Se guarda 30 minutos.',
              ],
              [
                'pushAsk',
                'Almacenamiento local: respondiste «Ahora no» cuando te ofrecimos notificaciones en este dispositivo.',
              ],
              [
                'suggestionDraft',
                'Almacenamiento local: una propuesta que aún no has enviado. Se elimina cuando la envías o cierras sesión, o a los 30 minutos.',
              ],
              [
                'ideasDraft, hiddenChecklists',
                'Almacenamiento local, para creadores: ideas que aún no has publicado, hasta que las publicas o cierras sesión, y si ocultaste la lista de primeros pasos.',
              ],
            ],
          },
        ],
      },
      {
        title: 'Visitas y otros sitios web',
        body: [
          'Cuando abres un tablero, sumamos una visita a las de ese día y contamos desde qué sitio llegaste (solo su nombre, como youtube.com) y qué enlace usaste. No se guarda nada sobre ti. Si tu navegador pide que no te rastreen (Global Privacy Control o Do Not Track), no te contamos.',
          'Si votas en una ronda, guardamos con tu voto el nombre del sitio desde el que llegaste hasta que el resultado es definitivo. Después solo quedan los totales.',
          'No hay más estadísticas, ni publicidad, ni scripts o fuentes de terceros. Una excepción: la imagen de perfil de un creador se carga desde el sitio web que enlazó, así que ese sitio puede ver que alguien la cargó. No puede ver en qué página estás.',
        ],
      },
      {
        title: 'Tus datos, tu decisión',
        body: [
          'En [tu cuenta](/account) puedes descargar en un archivo todo lo que guardamos sobre ti, y eliminar la cuenta. También se eliminan tus tableros. Tus votos en otros tableros siguen contando, pero ya no están vinculados a ti. Tu nombre de usuario queda reservado durante 90 días, o para siempre si tus tableros tienen votos, para que nadie se haga pasar por ti.',
          'Cuando cambias tu nombre de usuario, el anterior redirige al nuevo durante 90 días. Si tus tableros tienen votos, nadie más podrá usarlo después.',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    description: 'Las reglas de uso de este sitio.',
    lead: 'Las reglas de uso de este sitio, en lenguaje claro.',
    sections: [
      {
        title: 'Tu cuenta',
        body: [
          'Una persona, una cuenta para votar. No compartas tu contraseña. Eres responsable de lo que pase en tu cuenta.',
        ],
      },
      {
        title: 'Votos limpios',
        body: [
          'Sin bots, sin votos comprados, sin cuentas extra para votar otra vez. Podemos eliminar esos votos y esas cuentas.',
        ],
      },
      {
        title: 'Lo que escribes',
        body: [
          'Tus ideas y propuestas siguen siendo tuyas. Al publicarlas, permites que este sitio las muestre en el ranking, en las vistas previas de enlaces y en la API. Cuando un creador aprueba tu propuesta, pasa a formar parte de su ranking y puede hacerla sin deberte nada.',
          'No se permite nada ilegal, ni insultos, amenazas, obras ajenas o publicidad.',
        ],
      },
      {
        title: 'Un voto es un deseo, no un contrato',
        body: ['El primer puesto le dice a un creador lo que quiere la gente. El creador no está obligado a hacerlo.'],
      },
      {
        title: 'El servicio',
        body: [
          'Mantenemos este sitio con cuidado, pero sin garantías: puede dejar de estar disponible, cambiar o cerrar. Las cuentas que incumplan estas reglas se pueden cerrar.',
        ],
      },
    ],
  },
  selfHosting: {
    title: 'En tu servidor',
    description: 'Usa Upnext en tu propio servidor: un comando, los ajustes y qué incluir en la copia de seguridad.',
    lead: 'Upnext en tu propio servidor, sin límites de plan. Un comando lo pone en marcha con datos de demo. Unos pocos ajustes lo hacen tuyo.',
    sections: [
      { title: 'Un comando', body: ['En un clon del repositorio:', { code: './up' }] },
      {
        title: 'Qué hace',
        body: [
          'Instala Node, PostgreSQL y Redis si faltan (en Debian, como root; en otros sistemas te dice qué instalar), crea las tablas, añade datos de demo, compila las páginas y arranca el servidor. Después abre `http://localhost:3000`. Los usuarios de la demo aparecen en la terminal.',
          'Para usar las dos bases de datos con Docker:',
          { code: 'docker compose up -d --wait\nnpm ci\nnpm run migrate\nnpm run build\nnpm start' },
        ],
      },
      {
        title: 'Qué necesita',
        body: [
          {
            list: [
              'Node 22.19 o posterior.',
              'PostgreSQL 15 o posterior. Contiene todos los datos: es lo único de lo que necesitas hacer copia de seguridad.',
              'Redis 7 o Valkey, para cachés y límites de uso. Si se cae, a nadie se le cierra la sesión y no se pierde ningún voto.',
            ],
          },
        ],
      },
      {
        title: 'Ajustes',
        body: [
          'Defínelos como variables de entorno o en un archivo `.env` junto a `up`. Los valores por defecto sirven para una sola máquina.',
          {
            terms: [
              [
                'BASE_URL',
                'La dirección pública, como `https://ranking.example`. Con https, las cookies se marcan como Secure.',
              ],
              [
                'HOST, PORT',
                'Dónde escucha el servidor: `127.0.0.1` y `3000` por defecto, `0.0.0.0` en un contenedor.',
              ],
              ['DATABASE_URL, DATABASE_POOL', 'PostgreSQL, y el número de conexiones por proceso.'],
              ['REDIS_URL', 'Redis o Valkey.'],
              ['ROLE', '`all`, o `http` y `worker` para usar procesos separados.'],
              ['TRUSTED_PROXIES', 'Direcciones de los proxies en cuya cabecera `X-Forwarded-For` se confía.'],
              [
                'SMTP_URL, MAIL_FROM',
                'Tu servidor de correo, como `smtps://usuario:clave@correo.example:465`, y la dirección del remitente. Sin ellos no se envían correos: no se pueden confirmar direcciones ni restablecer contraseñas olvidadas.',
              ],
              [
                'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
                'Iniciar sesión con Google. La URI de redirección es `BASE_URL` seguida de `/auth/callback/google`. Sin ellos, el botón no aparece.',
              ],
              [
                'TWITCH_CLIENT_ID, TWITCH_CLIENT_SECRET, DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET',
                'Iniciar sesión con Twitch o Discord, de la misma forma: `/auth/callback/twitch`, `/auth/callback/discord`.',
              ],
              [
                'OIDC_PROVIDERS',
                'Cualquier otro proveedor de OpenID Connect, como lista JSON. Consulta `docs/sign-in-providers.md`.',
              ],
              [
                'HOME_BOARD',
                'Para un sitio con un solo creador: el nombre de usuario cuyo tablero es la página de inicio.',
              ],
              [
                'REGISTRATION',
                '`open`: cualquiera puede crear una cuenta; `audience`: solo fans, para votar y proponer; `closed`: sin cuentas nuevas.',
              ],
              ['METRICS_HOST, METRICS_PORT', 'Dónde lee Prometheus las métricas. Sin puerto, no hay métricas.'],
              ['LOG_LEVEL', '`info` por defecto.'],
              ['NODE_ENV', 'Con `production` no se pueden añadir los datos de demo.'],
            ],
          },
        ],
      },
      {
        title: 'En internet',
        body: [
          'En un servidor Debian recién instalado al que ya apunta tu dominio, ejecuta esto como root en un clon del repositorio. Instala PostgreSQL, Redis, un servicio del sistema y Caddy para el certificado:',
          { code: 'deploy/install.sh ideas.example.org' },
          'Con Docker:',
          { code: 'DOMAIN=ideas.example.org docker compose --profile tls up -d' },
          'A mano: pon delante un proxy con certificado, y define `BASE_URL` con la dirección https y `TRUSTED_PROXIES` con la del proxy. `/healthz` indica que el proceso está en marcha; `/readyz`, que puede atender solicitudes.',
          'Antes de publicarlo, pon tu nombre en las páginas de [privacidad](/privacy) y de [términos](/terms), y cambia los números y testimonios de ejemplo de la portada.',
        ],
      },
      {
        title: 'Actualizar',
        body: ['Descarga la nueva versión y ejecuta:', { code: 'npm ci\nnpm run migrate\nnpm run build\nnpm start' }],
      },
    ],
  },
  changelog: {
    title: 'Novedades',
    description: 'Qué hay de nuevo en Upnext.',
    lead: 'Qué hay de nuevo en Upnext, con la versión más reciente primero.',
    sections: [
      {
        title: '0.3.0',
        body: [
          {
            list: [
              'Rondas: pon a votación unas pocas ideas con fecha de cierre, una vez o cada semana, con recuento en vivo u oculto. Cualquiera puede comprobar el resultado en su navegador. Las rondas aparecen en el overlay de tu stream, cuentan los votos del chat de Twitch y se publican en Discord.',
              'Votos limpios: los votos que parecen comprados quedan en espera y tú decides. Cada tablero tiene una página pública que muestra cuántos votos se contaron, quedaron en espera y se anularon. Puedes contar solo a votantes verificados.',
              'Votar en tres toques: tus fans inician sesión sobre el tablero con Google, Twitch, Discord, un código por correo o una llave de acceso. Se guardan todas las ideas que tocaron antes.',
              'Un toque por error tiene arreglo: retira un voto o recupera una idea eliminada.',
              'Una página para cada idea, con su puesto, su historia y una imagen para compartir.',
              'Caras e imágenes: una foto de perfil, una portada para tu tablero y una imagen para cada idea.',
              'Un panel nuevo: tus ideas como ranking, compartir y estadísticas a un toque, y muchas ideas de una vez desde una lista o un archivo CSV.',
              'Avisos que interesan a tus fans: su propuesta se aprueba, se planea, se hace realidad o entra en el top 3, en el sitio, por correo o como notificación push.',
            ],
          },
        ],
      },
      {
        title: '0.2.0',
        body: [
          {
            list: [
              'Textos más claros en todo el sitio, en inglés y en español.',
              'Todas las páginas públicas de un tablero ahora se ven y funcionan igual. Un tablero archivado ya no dice «en vivo», y los números grandes se abrevian igual en todas partes.',
              'En los sitios solo para fans, crear una cuenta con Google u otro proveedor ya no ofrece una cuenta de creador.',
              'Los números y testimonios de ejemplo de la portada ahora están marcados como ejemplos.',
            ],
          },
        ],
      },
      {
        title: '0.1.0',
        body: [
          {
            list: [
              'Tableros en vivo: los votos suben y las ideas se adelantan unas a otras mientras miras, pero nunca mientras lees o escribes.',
              'Propuestas: los fans envían ideas y los creadores las aprueban, editan, fusionan o rechazan, una a una, con un gesto o una tecla. Mientras escribes aparecen ideas parecidas.',
              'De idea a realidad: marca una idea como planificada, en proceso o hecha. Todas las personas que votaron por ella reciben una notificación, una sola vez.',
              'Un ranking de la semana cada lunes, con la ganadora, la que más subió, las nuevas y una imagen para compartir. Quienes apoyaron a una ganadora desde el principio reciben una insignia.',
              'Estadísticas: la carrera de tus ideas, votos por día y por hora, votantes nuevos y habituales, y de dónde vienen las visitas. Todo en CSV.',
              'Un kit para compartir con textos para cada red, imágenes en tres tamaños y un código QR. Enlaces que caducan y que puedes desactivar.',
              'Un overlay para OBS y un ranking insertado con tu top 5 en tu propio sitio.',
              'Hasta veinte tableros por creador, y equipos: invita a editores y moderadores con un enlace.',
              'Búsqueda en los tableros y en Explorar.',
              'Inicia sesión con contraseña, llave de acceso, Google u otro proveedor. Códigos de recuperación para emergencias. Si votas antes de iniciar sesión, tu voto se guarda.',
              'Tu cuenta: tus dispositivos, tus datos en un archivo, un nombre nuevo al que redirige el anterior, y una eliminación que elimina de verdad.',
              'Denuncias: cualquiera puede denunciar una idea, y el operador del sitio decide.',
              'Inglés y español, claro y oscuro, teléfono y escritorio, teclado y lector de pantalla.',
              'Ponlo en tu servidor con un comando y usa la [API](/api/docs) para todo.',
            ],
          },
        ],
      },
    ],
  },
  features: {
    title: 'Funciones',
    description: 'Rankings en vivo, propuestas, enlaces para compartir, estadísticas y más: todo lo que hace Upnext.',
    lead: 'Un ranking que tu audiencia entiende en dos segundos, y detrás, todo lo que necesitas. Lo que aún estamos desarrollando está marcado con «pronto».',
    sections: [
      {
        title: 'Para tus fans',
        body: [
          {
            list: [
              'Un toque para votar. La barra crece, el número sube y la línea de abajo dice cuánto falta para el siguiente puesto.',
              'Puestos, medallas y movimiento desde el último cierre diario: sube, baja, igual o nueva.',
              'Votos que esperan: quien vota antes de iniciar sesión no pierde su voto.',
              'Sus propias propuestas, que tú apruebas antes de que se publiquen.',
              'Un ranking de la semana cada lunes para quienes te siguen, y una insignia para quienes apoyaron a una ganadora desde el principio.',
              'Logros por votar, proponer y volver. Los votos y las propuestas cuentan desde todos tus dispositivos.',
            ],
          },
        ],
      },
      {
        title: 'Para ti',
        body: [
          {
            list: [
              'Un tablero en una dirección corta, con tu nombre, tu imagen, tus enlaces y un fondo a elegir entre seis.',
              'Un panel para publicar, editar y eliminar ideas, y para aprobar o rechazar propuestas.',
              'Enlaces para compartir que pueden caducar y que desactivas cuando quieras.',
              'Tu ranking en vivo en tu stream, como fuente de navegador transparente, y tu top 5 insertado en tu propio sitio.',
              'Una instantánea de tu ranking cada día a medianoche, para que puedas ver cómo fue cambiando.',
              'Tú decides si tu tablero acepta propuestas y si aparece en [Explorar](/explore).',
            ],
          },
        ],
      },
      {
        title: 'Para todo el mundo',
        body: [
          {
            list: [
              'Inglés y español, claro y oscuro, teléfono y escritorio, teclado y lector de pantalla.',
              'Una [API](/api/docs) para todo, y [tu propio servidor](/self-hosting) si quieres.',
            ],
          },
        ],
      },
    ],
  },
  pricing: {
    title: 'Precios',
    description: 'Empieza gratis, sin tarjeta de crédito. Pro y Creator Pro para cuando despegues.',
    lead: 'Empieza gratis, y sigue gratis si te basta.',
    sections: [
      {
        title: '¿Cuándo pago?',
        body: [
          'Todavía no. Los pagos aún no están disponibles. Hasta entonces no se cobra a nadie y no se aplican los límites de los planes. Todos los botones de esta página crean una cuenta gratis.',
        ],
      },
      {
        title: '¿Qué significa «pronto»?',
        body: ['Que aún estamos desarrollando esa parte del plan.'],
      },
      {
        title: '¿Y si recibo más votos de los que incluye mi plan?',
        body: [
          'Todos cuentan, y tus fans no notarán nada. Te avisaremos. Solo si superas el doble de tu límite tendrás que esperar al mes siguiente, o cambiar de plan, para publicar ideas nuevas.',
        ],
      },
      {
        title: '¿Y en mi propio servidor?',
        body: ['No hay planes ni límites. [Así se hace](/self-hosting).'],
      },
    ],
  },
};
