/** The most common passwords of an allowed length, in lowercase. */
export const TOP_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 87654321 11111111 00000000 22222222 88888888 12341234 11223344
  12344321 123123123 147258369 123654789 789456123 31415926 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 qazwsxedc
  password password1 password12 password123 password1234 password! passw0rd p@ssword p@ssw0rd pa55word passwort
  passwords mypassword yourpassword newpassword changeme changeme1 changeit letmein1 letmein123 welcome1 welcome123
  welcome2 iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 trustno1 sunshine sunshine1 princess princess1 football
  football1 baseball baseball1 basketball softball superman superman1 spiderman batman123 pokemon1 starwars startrek
  dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123 jordan23 michael1 jennifer jessica1
  michelle ashley12 charlie1 computer computer1 internet internet1 security secret12 secret123 whatever whatever1
  freedom1 liverpool liverpool1 chelsea1 arsenal1 barcelona manchester mercedes corvette mustang1 harley12 yankees1
  cowboys1 rangers1 steelers lakers24 eagles12 tigers12 scooter1 snoopy12 garfield butterfly hello123 hellohello
  helloworld test1234 testtest testing1 testing123 tester12 demo1234 demodemo user1234 username admin123 admin1234
  administrator root1234 guest123 default1 abcd1234 abcdefgh abcdefg1 abc12345 abc123456 abcabc123 a1b2c3d4 aa123456
  a123456789 aaaaaaaa asdf1234 qwer1234 zxcv1234 1234qwer 123qweasd 123qwe123 123abc123 1password 1234abcd 12345qwert
  samsung1 iphone12 google12 facebook facebook1 linkedin dropbox1 nintendo playstation minecraft fortnite january1
  february september october1 november december summer12 summer2024 summer2025 summer2026 winter12 winter2024 winter2025
  winter2026 spring2025 spring2026 autumn2025 autumn2026 california florida1 newyork1 america1 business business1
  money123 millionaire`.split(/\s+/),
);
