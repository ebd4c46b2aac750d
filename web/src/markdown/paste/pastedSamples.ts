/** As Microsoft Word 365 for Windows puts it on the clipboard, shortened. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ratna/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;} @list l0 {mso-list-id:1;} -->
</style></head>
<body lang=EN-US link="#467886" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1>The dye vats<o:p></o:p></h1>
<p class=MsoNormal>A vat is <b>alive</b><span style='mso-spacerun:yes'>  </span>and <i style='mso-bidi-font-style:normal'>hungry</i>, says <a href="https://example.org/ratna" onclick="alert(1)">Ratna</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Indigo<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Natural<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Soga<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Dip<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Dry<o:p></o:p></p>
<h2>Figures<o:p></o:p></h2>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'><td width=200 valign=top><p class=MsoNormal><b>Dye<o:p></o:p></b></p></td><td width=200><p class=MsoNormal><b>Baths<o:p></o:p></b></p></td></tr><tr><td width=200><p class=MsoNormal>Indigo<o:p></o:p></p></td><td width=200><p class=MsoNormal>12<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/Users/ratna/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg" v:shapes="Picture_x0020_1"><a href="#_Toc1">The end</a><o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

export const wordAsMarkdown = `## The dye vats

A vat is **alive** and *hungry*, says [Ratna](https://example.org/ratna).

- Indigo
  - Natural
- Soga

Then:

1. Dip
2. Dry

### Figures

| **Dye** | **Baths** |
| --- | --- |
| Indigo | 12 |

The end`;

/** As Google Docs puts it on the clipboard in Chrome, shortened. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f1f0d0a-7fff-1a2b-3c4d-5e6f70819203"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Wax and water</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">The wax is </span><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">hot</span><span style="font-weight:400;white-space:pre-wrap;">, the water </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">cold</span><span style="font-weight:400;text-decoration:line-through;-webkit-text-decoration-skip:none;white-space:pre-wrap;">, both old</span><span style="font-weight:400;white-space:pre-wrap;">. See </span><a href="https://www.google.com/url?q=https://example.org/wax&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;white-space:pre-wrap;">the guide</span></a><span style="white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Canting</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Small</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Cap</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr"><span>Step</span></p></td><td><p dir="ltr"><span>Hours</span></p></td></tr><tr><td><p dir="ltr"><span>Wax</span></p><p dir="ltr"><span>again</span></p></td><td><p dir="ltr"><span>3</span></p></td></tr></tbody></table></div><img src="data:image/png;base64,iVBORw0KGgo=" width="2" height="2"></b>`;

export const googleDocsAsMarkdown = `## Wax and water

The wax is **hot**, the water *cold*~~, both old~~. See [the guide](https://example.org/wax).

- Canting
  - Small
- Cap

| Step | Hours |
| --- | --- |
| Wax again | 3 |`;
